/**
 * The interface of the generated module. Only this folder uses it.
 */

/** What the module's default export makes; pointers are byte offsets into the heap. */
export interface AttentionModule {
  /** A view of the heap. It is replaced when the heap grows, so do not keep it. */
  readonly HEAPU8: Uint8Array;
  _attention_allocate(size: number): number;
  _attention_release(pointer: number): void;
  /** Returns the address of the UTF-8 response, valid until the next call. */
  _attention_call(pointer: number, size: number): number;
  _attention_response_size(): number;
  /** From a session's input to its output. Returns 0, or the address of a response with the error. */
  _attention_forward(session: number, tokens: number, keep: number): number;
}

/** Either the bytes of the module or what makes an instance of it. */
export interface ModuleOptions {
  readonly wasmBinary?: ArrayBuffer | Uint8Array;
  instantiateWasm?(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): object;
  print(line: string): void;
  printErr(line: string): void;
}

export type ModuleFactory = (options: ModuleOptions) => Promise<AttentionModule>;

/** Where the two halves of a build are: what the first pictures need, and all else. */
export interface Addresses {
  readonly first: string;
  readonly rest: string;
}

const VECTOR = [0x41, 0x00, 0xfd, 0x0f]; // i32.const 0; i8x16.splat
const MULTIPLY_ADD = [0xfd, 0x85, 0x02]; // f32x4.relaxed_madd

/** Whether this engine runs 128-bit SIMD. */
export const supportsSimd = (): boolean => isValid(VECTOR);

/** Whether it also runs relaxed SIMD: a multiplication and an addition in one instruction. */
export const supportsRelaxedSimd = (): boolean =>
  isValid([...VECTOR, ...VECTOR, ...VECTOR, ...MULTIPLY_ADD]);

/** Whether this browser accepts a module with one function of these instructions, which return a vector. */
function isValid(instructions: readonly number[]): boolean {
  const body = [0, ...instructions, 0x0b]; // no locals; end
  return WebAssembly.validate(
    Uint8Array.of(
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
      ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // type: () -> v128
      ...[0x03, 0x02, 0x01, 0x00], // one function of that type
      ...[0x0a, body.length + 2, 0x01, body.length, ...body],
    ),
  );
}

/**
 * Sends one request through the module and returns the response, both as JSON text.
 * If it throws, the module has trapped and must not be used again.
 */
export function callModule(module: AttentionModule, request: string): string {
  const bytes = new TextEncoder().encode(request);
  // Beyond 2 GB a pointer arrives as a negative number.
  const pointer = module._attention_allocate(bytes.length) >>> 0;
  if (pointer === 0) throw new RangeError("not enough memory for a request of this size");
  module.HEAPU8.set(bytes, pointer);
  const response = responseAt(module, module._attention_call(pointer, bytes.length));
  module._attention_release(pointer);
  return response;
}

/** The response at `pointer`. */
export function responseAt(module: AttentionModule, pointer: number): string {
  const start = pointer >>> 0;
  const end = start + (module._attention_response_size() >>> 0);
  return new TextDecoder().decode(module.HEAPU8.subarray(start, end));
}

/** A view of `length` floats in the heap, valid until the next call. */
export function floatsAt(module: AttentionModule, offset: number, length: number): Float32Array {
  return new Float32Array(module.HEAPU8.buffer, offset >>> 0, length);
}
