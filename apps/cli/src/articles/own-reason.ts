import { InvalidArgumentError } from '@commander-js/extra-typings';

/** The reason of one article among several: `12=wyrok nakazuje publikację`. */
export function parseOwnReason(text: string): { id: number; reason: string } {
  const [, id, reason] = /^([1-9]\d{0,9})=(.*\S.*)$/s.exec(text) ?? [];
  if (id === undefined || reason === undefined)
    throw new InvalidArgumentError('oczekiwano numeru i powodu, np. "12=wyrok nakazuje publikację"');
  return { id: Number(id), reason: reason.trim() };
}
