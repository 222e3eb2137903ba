// HTML as texts and tags, without a DOM. A single pass in linear time, since the server parses untrusted input.
import { decode, escapeAttribute } from './entities.ts';

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
  const first = html.indexOf('>', from);
  if (first < 0 || !html.slice(from, first).includes('=')) return first;
  let last = '';
  for (let index = from; index < html.length; index++) {
    const character = html.charAt(index);
    if (character === '>') return index;
    if (last === '=' && (character === '"' || character === "'")) {
      index = html.indexOf(character, index + 1);
      if (index < 0) return -1;
    }
    if (character > ' ') last = character;
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

interface Attribute {
  name: string;
  value: string | undefined;
  from: number;
  to: number;
}

function attributesIn(tag: string): Attribute[] {
  const found: Attribute[] = [];
  const pattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  // the name of the element
  pattern.exec(tag);
  for (let match = pattern.exec(tag); match !== null; match = pattern.exec(tag)) {
    const [all, name = '', quoted, other, bare] = match;
    found.push({ name, value: quoted ?? other ?? bare, from: match.index, to: match.index + all.length });
  }
  return found;
}

/** An attribute of a tag by its name; undefined when it is absent. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = find(tag, name);
  return found && decode(found.value ?? '');
}

function find(tag: string, name: string): Attribute | undefined {
  return attributesIn(tag).find((one) => one.name.toLowerCase() === name);
}

/** The attributes of a tag that have a value, by their names in small letters. */
export function* attributesOf(tag: string): Generator<[name: string, value: string]> {
  for (const { name, value } of attributesIn(tag)) if (value !== undefined) yield [name.toLowerCase(), decode(value)];
}

/** The tag with another value of an attribute, with null without it. A new one is the first. */
export function withAttribute(tag: string, name: string, value: string | null): string {
  const found = find(tag, name);
  const at = found?.from ?? /^<[^\s/>]*/.exec(tag)?.[0].length ?? 0;
  const attribute = value === null ? '' : ` ${found?.name ?? name}="${escapeAttribute(value)}"`;
  return tag.slice(0, at).trimEnd() + attribute + tag.slice(found?.to ?? at);
}

/** The opening tags as they stand, with the names of their elements. */
export function* tagsOf(html: string): Generator<{ tag: string; name: string; from: number; to: number }> {
  for (const token of tokensOf(html)) {
    if (token.kind === 'text' || token.isClosing) continue;
    const { name, from, to } = token;
    yield { tag: html.slice(from, to), name, from, to };
  }
}

/** The HTML with other opening tags. */
export function withTags(html: string, change: (tag: string, name: string) => string): string {
  let text = '';
  let last = 0;
  for (const { tag, name, from, to } of tagsOf(html)) {
    text += html.slice(last, from) + change(tag, name);
    last = to;
  }
  return text + html.slice(last);
}
