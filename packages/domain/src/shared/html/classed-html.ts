// Sanitised HTML of editors for pages that allow no inline style: a closed set of classes stands for the styles, and films start after a press.

/** Dark enough for text on white (at least 4.5:1); the tints of backgrounds go with dark text. The classes are in `site.css`. */
const palette: readonly (readonly [name: string, red: number, green: number, blue: number])[] = [
  ['ink', 0, 0, 0],
  ['grey', 128, 128, 128],
  ['red', 230, 0, 0],
  ['orange', 255, 153, 0],
  ['green', 0, 138, 0],
  ['blue', 0, 102, 204],
  ['violet', 153, 51, 255],
  ['white', 255, 255, 255],
];

const named: Readonly<Record<string, string>> = {
  black: '#000000',
  gray: '#808080',
  grey: '#808080',
  red: '#e60000',
  orange: '#ff9900',
  yellow: '#ff9900',
  green: '#008a00',
  blue: '#0066cc',
  navy: '#0066cc',
  purple: '#9933ff',
  white: '#ffffff',
};

function channels(colour: string): number[] {
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})/.exec(named[colour] ?? colour)?.[1];
  if (hex === undefined) return (colour.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, 3).map(Number);
  const size = hex.length / 3;
  return [0, 1, 2].map((at) => Number.parseInt(hex.slice(at * size, at * size + size).padEnd(2, hex[at * size]), 16));
}

/** The nearest colour of the closed set, null for what is no colour. */
export function nearestColour(colour: string): string | null {
  const given = channels(colour.trim().toLowerCase());
  if (given.length < 3) return null;
  const distance = (one: readonly [string, ...number[]]) =>
    given.reduce((sum, value, at) => sum + (value - Number(one[at + 1])) ** 2, 0);
  return palette.reduce((best, one) => (distance(one) < distance(best) ? one : best))[0];
}

function classesOf(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
    if (property === 'text-align' || property === 'text-decoration') return [`${property}-${value}`];
    const colour = nearestColour(value);
    if (colour === null) return [];
    return property === 'color' ? [`c-${colour}`] : property === 'background-color' ? [`b-${colour}`] : [];
  });
}

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i');

function classedTag(tag: string): string {
  const style = attribute('style').exec(tag)?.[1];
  if (style === undefined) return tag;
  const bare = tag.replace(attribute('style'), '');
  const given = attribute('class').exec(bare)?.[1];
  const classes = [...(given === undefined ? [] : [given]), ...classesOf(style)].join(' ');
  const start = /^<\w+/.exec(bare)?.[0] ?? '';
  return classes === ''
    ? bare
    : `${start} class="${classes}"${bare.replace(attribute('class'), '').slice(start.length)}`;
}

/** A player of another site is opened by its reader, so that the other site hears of nobody else. */
function linkedPlayer(tag: string): string {
  const address = attribute('src').exec(tag)?.[1];
  if (address === undefined) return '';
  const title = attribute('title').exec(tag)?.[1] ?? 'Otwórz film lub mapę';
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address)?.[1] ?? '';
  return `<p class="player"><a href="${address}" rel="noreferrer">${title} (${host})</a></p>`;
}

/** Attributes of sanitised HTML stand in double quotes, and `>` is escaped in them. */
export function classedHtml(html: string): string {
  return html.replace(/<iframe\b[^>]*>(?:[^<]*<\/iframe>)?/gi, linkedPlayer).replace(/<[a-z][^>]*>/gi, classedTag);
}
