// Colours as CSS writes them: with numbers, and the names that office programs use.

/** Red, green and blue, from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

const named: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['red', '#ff0000'],
  ['darkred', '#8b0000'],
  ['crimson', '#dc143c'],
  ['green', '#008000'],
  ['lime', '#00ff00'],
  ['blue', '#0000ff'],
  ['navy', '#000080'],
  ['orange', '#ffa500'],
  ['yellow', '#ffff00'],
  ['purple', '#800080'],
  ['magenta', '#ff00ff'],
  ['fuchsia', '#ff00ff'],
  ['cyan', '#00ffff'],
  ['aqua', '#00ffff'],
  ['pink', '#ffc0cb'],
  ['brown', '#a52a2a'],
]);

const hexadecimal = /^#(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/;
const functional = /^rgba?\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)/;

/** Null for what is no colour, or one of another notation. How much shows through does not matter. */
export function channelsOf(colour: string): Channels | null {
  const text = colour.trim().toLowerCase();
  const [, long, short = ''] = hexadecimal.exec(named.get(text) ?? text) ?? [];
  const digits = long ?? short.replaceAll(/./g, '$&$&');
  if (digits !== '') {
    const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
    return [channel(0), channel(2), channel(4)];
  }
  const [, red, green, blue] = functional.exec(text) ?? [];
  return blue === undefined ? null : [channelOf(red), channelOf(green), channelOf(blue)];
}

function channelOf(written = ''): number {
  const value = Number.parseFloat(written);
  return written.endsWith('%') ? (value * 255) / 100 : value;
}

/** As `#rrggbb`. */
export function hexOf(channels: Channels): string {
  return `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;
}
