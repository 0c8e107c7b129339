/** WebKitGTK by the WebDriver protocol: https://www.w3.org/TR/webdriver2. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** How long something may take to come: many times what it takes, as machines that check a change are slow. */
const PATIENCE = 20_000;

declare global {
  /** What a script that `run` sends to the page may call. */
  function found(selector: string): Element[];
}

export const KEYS = { enter: "\uE007", control: "\uE009", right: "\uE014" } as const;

/** A browser window. Its profile and what it downloads are in `home`. */
export class Browser {
  private constructor(
    readonly home: string,
    private readonly driver: ChildProcess,
    private readonly session: string,
  ) {}

  static async start(): Promise<Browser> {
    const home = await mkdtemp(join(tmpdir(), "webkit-"));
    const port = await freePort();
    const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
    const driver = spawn("WebKitWebDriver", [`--port=${String(port)}`], { env, stdio: "inherit" });
    const url = `http://127.0.0.1:${String(port)}`;
    await until(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const { sessionId } = (await command(`${url}/session`, "POST", {
      capabilities: { alwaysMatch: {} },
    })) as { sessionId: string };
    return new Browser(home, driver, `${url}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await command(this.session, "DELETE");
    this.driver.kill();
    await once(this.driver, "exit");
    await rm(this.home, { recursive: true });
  }

  async open(url: string, size: { width: number; height: number }): Promise<void> {
    await this.#post("window/rect", size);
    await this.#post("url", { url });
  }

  /** What a function returns in the page. It is sent as text, so it sees only its arguments and `found`. */
  run<Result, Arguments extends readonly unknown[]>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const text = `${found.toString()}\nreturn (${script.toString()}).apply(null, arguments);`;
    return this.#post("execute/sync", { script: text, args }) as Promise<Awaited<Result>>;
  }

  /** Waits until `wanted` holds for the texts of the elements that a selector finds. */
  async see(
    selector: string,
    wanted: (texts: readonly string[]) => boolean = ({ length }) => length > 0,
  ): Promise<string[]> {
    let texts: string[] = [];
    const look = async () => {
      texts = await this.run(
        (selector) => found(selector).map((one) => one.textContent.trim()),
        selector,
      );
      return wanted(texts);
    };
    await until(look, () => `${selector}: ${JSON.stringify(texts)}`);
    return texts;
  }

  /** A click in the middle of the first element that a selector finds, once it is there. */
  async click(selector: string): Promise<void> {
    await this.see(selector);
    const [x, y] = await this.run((selector) => {
      const [element] = found(selector);
      element?.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    }, selector);
    await this.#act("pointer", [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#act(
      "key",
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  }

  /** Marks all of the text that has the focus. */
  async selectAll(): Promise<void> {
    await this.#act("key", [
      { type: "keyDown", value: KEYS.control },
      { type: "keyDown", value: "a" },
      { type: "keyUp", value: "a" },
      { type: "keyUp", value: KEYS.control },
    ]);
  }

  #act(type: "key" | "pointer", actions: readonly object[]): Promise<unknown> {
    return this.#post("actions", { actions: [{ type, id: type, actions }] });
  }

  #post(path: string, body: object): Promise<unknown> {
    return command(`${this.session}/${path}`, "POST", body);
  }
}

/** The elements that a selector finds, also in shadow roots; `a >> b` finds what `b` does in the shadow root of `a`. */
function found(selector: string): Element[] {
  const [outer = "", inner] = selector.split(" >> ");
  const search = (root: ParentNode, selector: string): Element[] => [
    ...Array.from(root.querySelectorAll(selector)),
    ...Array.from(root.querySelectorAll("*")).flatMap(({ shadowRoot }) =>
      shadowRoot ? search(shadowRoot, selector) : [],
    ),
  ];
  const all = search(document, outer);
  if (inner === undefined) return all;
  return all.flatMap(({ shadowRoot }) => (shadowRoot ? search(shadowRoot, inner) : []));
}

/** Waits until something holds, and says otherwise what stands there. */
export async function until(
  holds: () => Promise<boolean>,
  instead: () => string = () => "it did not come",
): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(instead());
    await wait(50);
  }
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: { message?: string } | null };
  if (!response.ok) throw new Error(value?.message ?? response.statusText);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
