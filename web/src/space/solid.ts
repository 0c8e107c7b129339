/** The arrows as solids, drawn with WebGL. Their names are in the SVG above. */
import {
  Camera,
  Cylinder,
  type Geometry,
  Mesh,
  Program,
  Quat,
  Renderer,
  Transform,
  Vec3,
} from "ogl";
import type { Theme } from "../draw/colour.js";
import { axesOf, distance, openingOf } from "./camera.js";
import type { Arrow, SpacePicture } from "./picture.js";

const vertex = /* glsl */ `
  attribute vec3 position;
  attribute vec3 normal;
  uniform mat4 modelViewMatrix;
  uniform mat4 projectionMatrix;
  uniform mat3 normalMatrix;
  varying vec3 vNormal;
  void main() {
    vNormal = normalize(normalMatrix * normal);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

/** Light shading that shows the direction but keeps the hue. */
const fragment = /* glsl */ `
  precision highp float;
  uniform vec3 ink;
  varying vec3 vNormal;
  void main() {
    float light = 0.76 + 0.24 * max(0.0, dot(normalize(vNormal), normalize(vec3(0.3, 0.8, 0.6))));
    gl_FragColor = vec4(ink * light, 1.0);
  }
`;

const up = new Vec3(0, 1, 0);
const headLength = 0.09;

type Colour = [number, number, number];

const rgb = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Colour;

/** Arrows that are not selected are paler. */
function colourOf({ ink, chosen }: Arrow, { inks }: Theme): Colour {
  const [colour, paper] = [rgb(inks[ink]), rgb(inks.paper)];
  const share = chosen ? 1 : 0.5;
  return colour.map(
    (value, i) => (paper[i] as number) + (value - (paper[i] as number)) * share,
  ) as Colour;
}

/** One renderer for one canvas. Throws without WebGL. */
export class Solids {
  readonly #renderer: Renderer;
  readonly #camera: Camera;
  readonly #shaft: Geometry;
  readonly #head: Geometry;
  /** One program for all parts: the colour is set before each is drawn. */
  readonly #program: Program;
  readonly #ink: { value: Colour } = { value: [0, 0, 0] };

  constructor(canvas: HTMLCanvasElement) {
    const dpr = Math.min(2, devicePixelRatio || 1);
    this.#renderer = new Renderer({ canvas, dpr, alpha: true, antialias: true });
    const { gl } = this.#renderer;
    if (!(gl as unknown)) throw new Error("there is no WebGL");
    this.#camera = new Camera(gl, { near: 0.1, far: 20 });
    this.#shaft = new Cylinder(gl, { height: 1, radialSegments: 16 });
    this.#head = new Cylinder(gl, { height: 1, radiusTop: 0, radialSegments: 20 });
    this.#program = new Program(gl, { vertex, fragment, uniforms: { ink: this.#ink } });
  }

  draw(picture: SpacePicture, theme: Theme): void {
    const { screen, turn } = picture;
    const { width, height } = this.#renderer;
    if (width !== screen.width || height !== screen.height)
      this.#renderer.setSize(screen.width, screen.height);
    const [, , back] = axesOf(turn);
    this.#camera.perspective({
      fov: openingOf(screen, turn),
      aspect: screen.width / screen.height,
    });
    this.#camera.position.set(
      ...(back.map((value) => value * distance) as [number, number, number]),
    );
    this.#camera.lookAt([0, 0, 0]);
    const scene = new Transform();
    const [x, y, z] = picture.middle;
    scene.position.set(-x, -y, -z);
    for (const arrow of picture.arrows) this.#arrow(scene, arrow, theme);
    this.#renderer.render({ scene, camera: this.#camera });
  }

  #arrow(scene: Transform, arrow: Arrow, theme: Theme): void {
    const length = Math.hypot(...arrow.to);
    if (length < 1e-6) return;
    const direction = new Vec3(...arrow.to).normalize();
    const thick = arrow.chosen ? 0.018 : 0.011;
    const head = Math.min(headLength, length / 2) * (arrow.chosen ? 1.25 : 1);
    const colour = colourOf(arrow, theme);
    const part = (geometry: Geometry, from: number, size: number, radius: number) => {
      const mesh = new Mesh(this.#renderer.gl, { geometry, program: this.#program });
      mesh.onBeforeRender(() => {
        this.#ink.value = colour;
      });
      mesh.scale.set(radius * 2, size, radius * 2);
      mesh.position.copy(direction.clone().scale(from + size / 2));
      mesh.quaternion.copy(turnTo(direction));
      mesh.setParent(scene);
    };
    part(this.#shaft, 0, length - head, thick);
    part(this.#head, length - head, head, thick * 2.6);
  }

  /** Frees the resources of WebGL. */
  dispose(): void {
    this.#renderer.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

/** The rotation from the vertical axis to a direction. */
function turnTo(direction: Vec3): Quat {
  const cosine = up.dot(direction);
  if (cosine < -0.9999) return new Quat(1, 0, 0, 0);
  const axis = new Vec3().cross(up, direction);
  return new Quat(axis.x, axis.y, axis.z, 1 + cosine).normalize();
}
