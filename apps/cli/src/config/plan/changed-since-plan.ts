// The state of a record when the plan was made, compared when a step is carried out.
import type { Json } from '@redakcja/generated/contract';
import { canonicalJson } from '../../shared/output/canonical-json.ts';
import { hashOf } from '../folder/stored-files.ts';
import type { FieldDifference } from './differences.ts';

export const changedMessage = 'Ktoś zmienił to, odkąd powstał plan';

const markOf = (value: Json | undefined) => (value === undefined ? null : hashOf(canonicalJson(value)).slice(0, 32));

/** What a plan has seen of a record: a mark of each field that it changes. */
export function seenOf(fields: readonly FieldDifference[]): string {
  return JSON.stringify(Object.fromEntries(fields.map(({ path, from }) => [path, markOf(from)])));
}

/** The same for a record that goes. */
export const seenWhole = (value: Json): string => seenOf([{ path: '', from: value, to: undefined }]);

/**
 * Whether the fields to be written are as the plan has seen them. A field that has the wanted value already is accepted, since a step may
 * change other records too: the name of the office is copied to the footer.
 * @param fields what still differs
 */
export function isAsSeen(fields: readonly FieldDifference[], seen: string): boolean {
  const marks = JSON.parse(seen) as Readonly<Record<string, string | null>>;
  // what was not there may have been made by an earlier step, as the texts of a new language
  const wasMissing = (path: string) =>
    Object.keys(marks).some((one) => marks[one] === null && (one === '' || path.startsWith(`${one}.`)));
  return fields.every(({ path, from }) => marks[path] === markOf(from) || wasMissing(path));
}
