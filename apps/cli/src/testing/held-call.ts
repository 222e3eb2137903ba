/** A call that a test holds back until it lets it go. */
export class HeldCall {
  #release: (go: 'pass') => void = () => undefined;
  #arrive: () => void = () => undefined;
  readonly #held = new Promise<'pass'>((resolve) => {
    this.#release = resolve;
  });
  /** It has come to the gate. */
  readonly arrived = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  /** What the gate does with it. */
  readonly hold = (): Promise<'pass'> => {
    this.#arrive();
    return this.#held;
  };

  release(): void {
    this.#release('pass');
  }
}
