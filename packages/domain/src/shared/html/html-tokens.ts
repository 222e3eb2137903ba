// HTML as texts and tags, without a DOM. A single pass in linear time, since the server parses untrusted input.
import { decode } from './entities.ts';

/** `from` and `to` are its place in the HTML. */
export type HtmlToken = { from: number; to: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'tag'; name: string; isClosing: boolean }
);

/** Texts and tags; comments, scripts and styles are left out. */
export function* tokensOf(html: string): Generator<HtmlToken> {
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    const until = open < 0 ? html.length : open;
    if (until > position) yield { kind: 'text', text: decode(html.slice(position, until)), from: position, to: until };
    if (open < 0) return;
    if (html.startsWith('<!--', open)) {
      position = after(html, '-->', open + 4);
      continue;
    }
    const next = html[open + 1] ?? '';
    if (!/[a-z/!?]/i.test(next)) {
      yield { kind: 'text', text: '<', from: open, to: open + 1 };
      position = open + 1;
      continue;
    }
    const close = endOfTag(html, open + 1);
    // An unclosed tag consumes the rest, as in a browser.
    if (close < 0) return;
    const name =
      /^\/?([a-z][a-z0-9-]*)/i.exec(html.slice(open + 1, Math.min(close, open + 40)))?.[1]?.toLowerCase() ?? '';
    position = close + 1;
    if (next !== '/' && (name === 'script' || name === 'style'))
      position = after(html, '>', skipTo(html, `</${name}`, position));
    else yield { kind: 'tag', name, isClosing: next === '/', from: open, to: position };
  }
}

/** Index of the > that ends a tag, ignoring quoted attributes; -1 when there is none. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  let last = '';
  for (let index = from; index < html.length; index++) {
    const character = html.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return index;
    else if ((character === '"' || character === "'") && last === '=') quote = character;
    if (character.trim() !== '') last = character;
  }
  return -1;
}

function after(html: string, mark: string, from: number): number {
  const place = html.indexOf(mark, from);
  return place < 0 ? html.length : place + mark.length;
}

function skipTo(html: string, mark: string, from: number): number {
  const place = html.slice(from).search(new RegExp(mark, 'i'));
  return place < 0 ? html.length : from + place;
}

/** An attribute of a tag by its name; undefined when it is absent. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/>])`, 'i').exec(tag);
  return found ? decode(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

/** The attributes of a tag that have a value, by their names in small letters. */
export function* attributesOf(tag: string): Generator<[name: string, value: string]> {
  const pattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  for (const [, name = '', quoted, other, bare] of tag.matchAll(pattern)) {
    const value = quoted ?? other ?? bare;
    if (value !== undefined) yield [name.toLowerCase(), decode(value)];
  }
}
