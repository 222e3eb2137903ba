// Every text of every body of the contract: invisible characters that reverse or control the display are rejected, or removed from HTML.
import { describe, expect, test } from 'vitest';
import { taken, texts, withBody } from './testing/bodies.ts';

/** Imports report it per row (dictionaries/*.test.ts). */
const byRow: readonly string[] = ['importTags', 'importProvidingEntities', 'importIsoCodes'];

const unsafe = ['\u0000', '\u001b', '\u0085', '\u202e', '\u2066'];

describe.each(withBody.filter(({ id }) => !byRow.includes(id)))('$id', ({ read, bodies }) => {
  test('no text lets an unsafe character through', () => {
    for (const body of bodies) {
      expect(taken(read, body), JSON.stringify(body)).toHaveProperty('body');
      for (const { text, put } of texts(body)) {
        for (const character of unsafe) {
          const sent = put(`${text.slice(0, 1)}${character}${text.slice(1)}`);
          const result = taken(read, sent);
          const kept = 'body' in result ? texts(JSON.parse(result.body)).map((one) => one.text) : [];
          expect(kept.join(), JSON.stringify(sent)).not.toContain(character);
        }
      }
    }
  });
});
