/** A value that is loaded on first use; after a failure it is loaded again. */
export class Lazy<T> {
  #value: T | undefined;
  #asked: Promise<T | undefined> | undefined;

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly arrived: () => void,
  ) {}

  /** Undefined until it is loaded. */
  ask(): T | undefined {
    void this.load();
    return this.#value;
  }

  /** Undefined if it cannot be loaded. */
  load(): Promise<T | undefined> {
    this.#asked ??= this.fetch().then(
      (value) => {
        this.#value = value;
        this.arrived();
        return value;
      },
      () => {
        this.#asked = undefined;
        return undefined;
      },
    );
    return this.#asked;
  }
}
