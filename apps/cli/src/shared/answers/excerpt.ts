// The beginning of an unknown text, safe to display: without markup, control characters and possible secrets.
import { oneLine } from '../output/table.ts';

const maxLength = 80;

/** No markup or text of interest begins later. */
const maxRead = 20_000;

/** A word after one of these may be a secret. */
const named = /\b(bearer|basic|token|secret|sekret|passw\w*|hasło|haslo|klucz|key|cookie)(["'\s:=]+)[^\s"']+/giu;

/** Long runs without white space: tokens, keys, hashes. */
const runs = /[\w+/=.~-]{20,}/g;

export function excerpt(text: string): string {
  const plain = text
    .slice(0, maxRead)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(named, '$1$2…')
    .replace(runs, '…');
  const line = oneLine(plain).replace(/\s+/g, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()}…` : line;
}
