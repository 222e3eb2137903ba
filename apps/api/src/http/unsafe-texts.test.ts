// Every text of every body of the contract: invisible characters that reverse or control the display are rejected, or removed from HTML; those that
// take no room are taken away.
import { describe, expect, test } from 'vitest';
import { taken, texts, withBody } from './testing/bodies.ts';

/** Imports report it per row (dictionaries/*.test.ts). */
const byRow: readonly string[] = ['importTags', 'importProvidingEntities', 'importIsoCodes'];

/** Zero-width space, a joiner, a tag, a variation selector. */
const invisible = ['\u200b', '\u200d', '\u{e0041}', '\ufe0f'];
/** A secret is taken as it is typed; what only leads to a record (code of a language, path of a category) has to be its own; a parameter has rules of
 * its own (system-parameter-form.ts). */
const others: readonly string[] = [
  'changePassword',
  'changeForcedPassword',
  'importArticles',
  'importArticleOrder',
  'updateSystemParameter',
];
/** Soft hyphens and the like may stand in it. */
const isHtml = (text: string) => text.startsWith('<');

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

describe.each(withBody.filter(({ id }) => ![...byRow, ...others].includes(id)))('$id', ({ read, bodies }) => {
  test('no name takes a character that nobody sees', () => {
    for (const body of bodies) {
      for (const { text, put } of texts(body).filter((one) => !isHtml(one.text))) {
        for (const character of invisible) {
          const sent = put(`${text.slice(0, 1)}${character}${text.slice(1)}`);
          const result = taken(read, sent);
          const kept = 'body' in result ? texts(JSON.parse(result.body)).map((one) => one.text) : [];
          expect(kept.join(), JSON.stringify(sent)).not.toContain(character);
        }
      }
    }
  });
});
