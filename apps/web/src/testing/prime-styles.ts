// Every PrimeReact component that is mounted writes the text of its style elements anew, which jsdom parses anew. What is there already
// is not written again: the same style sheet, and so the same computed styles.
const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent') ?? {};

Object.defineProperty(HTMLStyleElement.prototype, 'textContent', {
  configurable: true,
  get,
  set(this: HTMLStyleElement, text: string) {
    if (this.textContent !== text) set?.call(this, text);
  },
});
