// Replaces in the texts of HTML. Tags stay as they are, unless attributes are asked for: then their values are, never their quotes.
import { decode, escapeAttribute, escapeText } from '../../shared/html/entities.ts';
import { tokensOf } from '../../shared/html/html-tokens.ts';
import { blocks } from '../../shared/html/plain-text.ts';
import { matchesOf, type Place, placeAt, type Replacement, replaceInText } from './replacement.ts';

/** A part of the HTML to be written anew. */
interface Edit {
  from: number;
  to: number;
  html: string;
}

/** Texts between tags that a reader sees as one line. */
interface Line {
  text: string;
  /** Of each unit of `text`: the range in the HTML that it comes from, and the number of its text. */
  units: { from: number; to: number; part: number }[];
}

export function replaceInHtml(html: string, rule: Replacement): { text: string; places: Place[] } {
  const edits: Edit[] = [];
  const places: Place[] = [];
  let line: Line = { text: '', units: [] };
  let part = 0;
  const endLine = () => {
    replaceInLine(line, rule, edits, places);
    line = { text: '', units: [] };
  };
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') {
      append(line, html.slice(token.from, token.to), token.from, part);
      continue;
    }
    part += 1;
    if (blocks.has(token.name) || token.name === 'td' || token.name === 'th' || token.name === 'img') endLine();
    if (rule.inAttributes && !token.isClosing)
      replaceInTag(html.slice(token.from, token.to), token.from, rule, edits, places);
  }
  endLine();
  return { text: written(html, edits), places };
}

function append(line: Line, raw: string, from: number, part: number): void {
  for (const { 0: one, index } of raw.matchAll(/&(?:#\d+|#x[0-9a-f]+|[a-z]+);|[\s\S]/gi)) {
    const text = decode(one);
    line.text += text;
    for (let i = 0; i < text.length; i += 1)
      line.units.push({ from: from + index, to: from + index + one.length, part });
  }
}

function replaceInLine({ text, units }: Line, rule: Replacement, edits: Edit[], places: Place[]): void {
  for (const match of matchesOf(text, rule)) {
    const [first, last] = [units[match.index], units[match.index + match[0].length - 1]];
    if (first === undefined || last === undefined) continue;
    const isWhole = first.part === last.part;
    const other = isWhole ? rule.textOf(match) : null;
    places.push(placeAt(text, match, other));
    if (other !== null) edits.push({ from: first.from, to: last.to, html: escapeText(other) });
  }
}

const attribute = /(\s(?:href|title|alt)\s*=\s*)("[^"]*"|'[^']*')/gi;

function replaceInTag(tag: string, from: number, rule: Replacement, edits: Edit[], places: Place[]): void {
  for (const { 1: name = '', 2: quoted = '', index } of tag.matchAll(attribute)) {
    const { text, places: found } = replaceInText(decode(quoted.slice(1, -1)), rule);
    if (found.length === 0) continue;
    places.push(...found);
    const start = from + index + name.length;
    edits.push({ from: start, to: start + quoted.length, html: `"${escapeAttribute(text)}"` });
  }
}

function written(html: string, edits: readonly Edit[]): string {
  let text = '';
  let last = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += html.slice(last, edit.from) + edit.html;
    last = edit.to;
  }
  return text + html.slice(last);
}
