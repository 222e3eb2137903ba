// A text as numbers are looked for in it: nothing that is not seen, one kind of blank and of dash. Places stay those of the text.

/** Soft hyphens, joiners, marks of direction and the like. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const unseenOrEncoded = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|%[\da-f]{2}/giu;
const allUnseen = new RegExp(unseen, 'gu');

/** A folded text, and where a part of it is in the text that it was made of. */
export interface FoldedText {
  text: string;
  placeOf(from: number, to: number): { index: number; length: number };
}

/** Line breaks stay: what is in another line is another number. */
export function folded(text: string): FoldedText {
  return unseen.test(text) ? changed(text, allUnseen, () => '') : unchanged(sameBlanks(text));
}

/** The same of a name of a file or an address: percent encoding is read, and signs stand for blanks; a plus before a telephone is none. */
export function foldedName(text: string): FoldedText {
  const read = text.includes('%') || unseen.test(text) ? changed(text, unseenOrEncoded, decoded) : unchanged(text);
  return { ...read, text: sameBlanks(read.text.replaceAll(/[-_.,/?&=()]|(?<=[\p{L}\d])\+/gu, ' ')) };
}

function sameBlanks(text: string): string {
  return text.replaceAll(/[^\S\n ]/g, ' ').replaceAll(/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g, '-');
}

function decoded(found: string): string {
  if (!found.startsWith('%')) return '';
  const code = Number.parseInt(found.slice(1), 16);
  return code < 0x80 ? String.fromCharCode(code) : ' ';
}

const unchanged = (text: string): FoldedText => ({
  text,
  placeOf: (from, to) => ({ index: from, length: to - from }),
});

function changed(text: string, pattern: RegExp, put: (found: string) => string): FoldedText {
  let kept = '';
  const places: number[] = [];
  let position = 0;
  const keep = (to: number) => {
    kept += text.slice(position, to);
    for (let at = position; at < to; at += 1) places.push(at);
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    keep(index);
    const other = put(found);
    if (other !== '') places.push(index);
    kept += other;
    position = index + found.length;
  }
  keep(text.length);
  // the end of a part is that of its last character, which may be written with several
  const endOf = (to: number) => (to >= places.length ? text.length : (places[to] ?? text.length));
  return {
    text: sameBlanks(kept),
    placeOf: (from, to) => {
      const index = places[from] ?? 0;
      return { index, length: Math.max(endOf(to) - index, 0) };
    },
  };
}
