// Blocks of a text and places in it.

/** A place in the text, counted without blanks, which an editor may store in another way. */
export interface Place {
  start: number;
  length: number;
}

/** A part of the HTML. */
export interface Span {
  from: number;
  to: number;
}

export interface Block {
  name: string;
  text: string;
  /** Characters of the whole text before it, without blanks. */
  start: number;
  /** Its part of the HTML, without the tags around it. */
  inner: Span;
  /** Some of it has a language of its own. */
  hasLanguage: boolean;
  /** Of a cell: what stands before it in its row, and the head of its table where that speaks of telephones. */
  beside?: string;
}

/** Blanks, and characters that are not seen. An expression of its own for each use, since it has a state. */
export const blanks = () => /[\s\u00ad\u200b]+/g;

/** The number of characters without blanks. */
export function inkOf(text: string): number {
  return text.replace(blanks(), '').length;
}

export const emptyBlock = (name: string, start: number, from: number): Block => ({
  name,
  text: '',
  start,
  inner: { from, to: from },
  hasLanguage: false,
});

/** A text without tags. */
export const lineOf = (text: string): Block => ({ ...emptyBlock('p', 0, 0), text });
