/** What comes when it is first asked for; what did not arrive is asked for again. */
export class Lazy<T> {
  #value: T | undefined;
  #asked = false;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly arrived: () => void,
  ) {}

  /** Undefined until it is there. */
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
