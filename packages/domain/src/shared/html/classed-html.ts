// Sanitised HTML of editors for pages that allow no inline style: a closed set of classes stands for the styles, and films start after a press.
import { channelsOf } from '../formats/colour.ts';
import { escapeAttribute, escapeText } from './entities.ts';
import { attributeOf, tokensOf, withAttribute } from './html-tokens.ts';

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

/** By their numbers they would be grey and white. */
const byName: ReadonlyMap<string, string> = new Map([
  ['purple', 'violet'],
  ['pink', 'red'],
]);

/** The nearest colour of the closed set, null for what is no colour. */
export function nearestColour(colour: string): string | null {
  const own = byName.get(colour.trim().toLowerCase());
  if (own !== undefined) return own;
  const given = channelsOf(colour);
  if (given === null) return null;
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

function classedTag(tag: string): string {
  const style = tag.includes('style') ? attributeOf(tag, 'style') : undefined;
  if (style === undefined) return tag;
  const classes = [attributeOf(tag, 'class') ?? [], classesOf(style)].flat().join(' ');
  return withAttribute(withAttribute(tag, 'style', null), 'class', classes === '' ? null : classes);
}

/** A player of another site is opened by its reader, so that the other site hears of nobody else. It may stand in a paragraph. */
function linkedPlayer(tag: string): string {
  const address = attributeOf(tag, 'src');
  if (address === undefined) return '';
  const title = attributeOf(tag, 'title') ?? 'Otwórz film lub mapę';
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address)?.[1] ?? '';
  return `<span class="player"><a href="${escapeAttribute(address)}" rel="noreferrer">${escapeText(`${title} (${host})`)}</a></span>`;
}

export function classedHtml(html: string): string {
  let shown = '';
  let last = 0;
  let isInPlayer = false;
  for (const token of tokensOf(html)) {
    if (token.kind === 'text' || (token.isClosing && !isInPlayer)) continue;
    const { name, isClosing, from, to } = token;
    const tag = html.slice(from, to);
    // what is inside of a player is for browsers without any
    if (!isClosing) shown += html.slice(last, from) + (name === 'iframe' ? linkedPlayer(tag) : classedTag(tag));
    else if (name !== 'iframe') continue;
    isInPlayer = name === 'iframe' && !isClosing;
    last = to;
  }
  return shown + html.slice(last);
}
