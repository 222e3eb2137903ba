// Colours that stand out in a text. Greys and the near-black colours of office programs are the text itself.

const named: Readonly<Record<string, string>> = {
  red: '#ff0000',
  darkred: '#8b0000',
  crimson: '#dc143c',
  green: '#008000',
  lime: '#00ff00',
  blue: '#0000ff',
  orange: '#ffa500',
  yellow: '#ffff00',
  purple: '#800080',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  cyan: '#00ffff',
  aqua: '#00ffff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};
/** The colours that office programs give to links. */
const links = new Set(['#0563c1', '#0000ee', '#0000ff', '#954f72', '#467886']);
const minChroma = 80;
const minValue = 120;

/** @param colour as CSS writes it, in small letters */
export function isSignalColour(colour: string): boolean {
  const parts = channels(named[colour] ?? colour);
  if (parts === null) return false;
  const hex = `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  const max = Math.max(...parts);
  return max - Math.min(...parts) >= minChroma && max >= minValue && !links.has(hex);
}

function channels(colour: string): number[] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour);
  if (short) return short.slice(1).map((one) => Number.parseInt(one + one, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(colour);
  if (long) return long.slice(1).map((one) => Number.parseInt(one, 16));
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(colour);
  return rgb ? rgb.slice(1).map(Number) : null;
}
