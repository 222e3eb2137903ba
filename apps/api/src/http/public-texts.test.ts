// What everybody reads has no number of a person, whichever operation writes it: screens, imports, language cards, `bip api` and `bip config apply` call these.
import { describe, expect, test } from 'vitest';
import { taken, texts, withBody } from './testing/bodies.ts';

const pesel = '44051401359';

/** Other operations with texts, each with the reason why their texts are not refused. */
const others: Readonly<Record<string, string>> = {
  createArticle: 'checked before publication (decision 34)',
  updateArticle: 'checked before publication, and by the save of what is public',
  importArticles: 'checked before publication, and by the import of what is public',
  changeArticleStatus: 'a reason, with a rule of its own',
  changeArticleStatuses: 'a reason, with a rule of its own',
  importTags: 'row by row (tags.test)',
  importProvidingEntities: 'row by row',
  importIsoCodes: 'row by row',
  createUser: 'an account has the PESEL of its person',
  updateUser: 'an account has the PESEL of its person',
  createRole: 'read by those who manage accounts',
  updateRole: 'read by those who manage accounts',
  changePassword: 'a secret',
  changeForcedPassword: 'a secret',
  checkPasswordLink: 'a secret',
};

const writing = withBody.filter(({ bodies }) => bodies.some((body) => texts(body).length > 0));

test('an operation that takes a text is guarded, or named here with its reason', () => {
  const open = writing.filter(({ isPublic }) => !isPublic).map(({ id }) => id);
  expect(open.toSorted()).toEqual(Object.keys(others).toSorted());
});

describe.each(writing.filter(({ isPublic }) => isPublic))('$id', ({ read, bodies }) => {
  test('takes no PESEL in any of its texts, and does not repeat it', () => {
    for (const body of bodies) {
      for (const { put } of texts(body)) {
        const sent = put(`Osoba ${pesel}`);
        // a telephone takes its digits out of any text, and is written as one
        expect(JSON.stringify(taken(read, sent)), JSON.stringify(sent)).not.toContain(pesel);
      }
    }
  });
});
