/** A request that a test holds back until it releases it. */
export class HeldRequest {
  #release: (go: 'pass') => void = () => undefined;
  #arrive: () => void = () => undefined;
  readonly #held = new Promise<'pass'>((resolve) => {
    this.#release = resolve;
  });
  /** Resolves when the proxy has received it. */
  readonly arrived = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  /** Behaviour of the proxy for this request. */
  readonly hold = (): Promise<'pass'> => {
    this.#arrive();
    return this.#held;
  };

  release(): void {
    this.#release('pass');
  }
}
