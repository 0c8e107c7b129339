/** A value that is loaded on first use; after a failure it is loaded again. */
export class Lazy<T> {
  #value: T | undefined;
  #asked = false;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly arrived: () => void,
  ) {}

  /** Undefined until it is loaded. */
  ask(): T | undefined {
    if (!this.#asked) {
      this.#asked = true;
      this.load().then(
        (value) => {
          this.#value = value;
          this.arrived();
        },
        () => {
          this.#asked = false;
        },
      );
    }
    return this.#value;
  }
}
