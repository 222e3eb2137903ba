import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { describe, expect, test } from 'vitest';
import { categoryPaths, type NamedCategory, shownPath } from './category-paths.ts';
import { historyErrors, historyMessages, versionErrors } from './history-rules.ts';
import { hashOf, portableFile, portablePictures, withPortablePictures, withStoredPictures } from './portable-files.ts';
import { articlesImportSchema } from './portable-texts.ts';

const hash = 'a1'.repeat(32);
const file = `files/${hash}.png`;

describe('files', () => {
  test.each([
    ['rynek.PNG', `files/${hash}.png`],
    ['Uchwała „1”.tar.gz', `files/${hash}.gz`],
    ['bez rozszerzenia', `files/${hash}.bin`],
    ['a.zażółć', `files/${hash}.bin`],
  ])('%s', (name, portable) => {
    expect(portableFile(hash, name)).toBe(portable);
    expect(hashOf(portable)).toBe(hash);
  });
  test.each(['files/abc.png', `../files/${hash}.png`, `files/${hash}.png/..`, `files/${hash}`])(
    '%s is none',
    (text) => {
      expect(hashOf(text)).toBeNull();
    },
  );
  test('pictures of a text get portable names and their addresses back; others stay', () => {
    const html = `<img alt="a > b src='c'" src="/api/files/12?key=k-1"><img src='https://x.example/?a=1&amp;b'><img src="/api/files/13?key=z">`;
    const portable = withPortablePictures(html, (id) => (id === 12 ? file : undefined));
    expect(portable).toBe(html.replace('/api/files/12?key=k-1', file));
    expect(portablePictures(portable)).toEqual([file]);
    expect(withStoredPictures(portable, () => '/api/files/12?key=k-1')).toBe(html);
  });
});

describe('categories', () => {
  const one = (id: number, name: string, parentId: number | null = null, type: 10 | 20 = 20): NamedCategory => {
    return { id, name, parentId, type };
  };
  const paths = categoryPaths([
    one(1, 'A'),
    one(2, 'A', null, 10),
    one(3, 'B › C', 1),
    one(4, 'B › C', 1),
    one(5, 'D', 4),
  ]);
  test.each([
    [1, { menu: 20, path: ['A'] }],
    [2, { menu: 10, path: ['A'] }],
    [3, { menu: 20, path: ['A', 'B › C'] }],
    [4, { menu: 20, path: ['A', 'B › C'], place: 2 }],
    [5, { menu: 20, path: ['A', 'B › C', 'D'] }],
  ])('%i has a path of its own', (id, path) => {
    expect(paths.pathOf(id)).toEqual(path);
    expect(paths.idsOf(path as never)).toEqual([id]);
  });
  test.each([
    [{ path: ['A'] }, [1, 2]],
    [{ path: ['A', 'B › C'] }, [3, 4]],
    [{ path: ['A', 'B › C'], place: 2 }, [4]],
    [{ path: ['A', 'B › C'], place: 3 }, []],
    [{ path: ['X'] }, []],
  ])('%j', (path, ids) => {
    expect(paths.idsOf(path)).toEqual(ids);
  });
  test('is shown in one line', () => {
    expect(shownPath({ path: ['A', 'B'] })).toBe('A › B');
  });
});

describe('history', () => {
  const now = new Date('2026-01-01T00:00:00.000Z');
  const history = {
    isHidden: false,
    createdDate: '2025-01-01T00:00:00.000Z',
    createdBy: 'Anna',
    confirmedDate: null,
    publishedDate: '2025-01-02T00:00:00.000Z',
    withdrawedDate: null,
    archivedDate: null,
    changeLog: [],
  };
  const version = (more: Partial<PortableVersion>) =>
    ({ language: 'PL', version: 1, status: 40, history, ...more }) as PortableVersion;
  const late = '2026-01-02T00:00:00.000Z';
  const entry = { createdDate: late, createdBy: 'A', isPerson: true, description: 'x', changeText: null, details: [] };
  test.each<[string, Partial<PortableVersion>, boolean, string[]]>([
    ['as it was', {}, true, []],
    ['none', { history: undefined as never }, false, []],
    ['not an administrator', {}, false, [historyMessages.onlyAdministrators]],
    ['no number', { version: undefined as never }, true, [historyMessages.numberMissing]],
    ['no status', { status: undefined as never }, true, [historyMessages.statusMissing]],
    ['never published', { history: { ...history, publishedDate: null } }, true, [historyMessages.publishedDateMissing]],
    ['a draft that never was', { status: 10, history: { ...history, publishedDate: null } }, true, []],
    [
      'created later',
      { history: { ...history, createdDate: late } },
      true,
      [historyMessages.inTheFuture('createdDate')],
    ],
    [
      'changed later',
      { history: { ...history, changeLog: [entry] } },
      true,
      [historyMessages.inTheFuture('changeLog')],
    ],
  ])('%s', (_, more, isAdmin, errors) => {
    expect(historyErrors(version(more), { isAdmin, requiresSecondPerson: false, now })).toEqual(errors);
  });
  test('is taken over by nobody where a second person publishes', () => {
    const taker = { isAdmin: true, requiresSecondPerson: true, now };
    for (const status of Object.values(ArticleStatus))
      expect(historyErrors(version({ status }), taker)).toEqual([historyMessages.secondPerson]);
    expect(historyErrors(version({ history: undefined as never }), taker)).toEqual([]);
  });
  test('one version of a language is published, and each number is there once', () => {
    const en = version({ language: 'EN' });
    const [second, third] = [version({ version: 2 }), version({ version: 3 })];
    expect(versionErrors([version({}), en, version({ version: 2, status: 60 })])).toEqual([]);
    expect(versionErrors([version({}), en, second, third])).toEqual([historyMessages.twicePublished('PL')]);
    const old = version({ status: 60 });
    expect(versionErrors([old, en, old, old])).toEqual([historyMessages.twiceNumbered('PL 1')]);
  });
});

test('HTML loses unsafe characters, another text with one is refused with its path', () => {
  const article = {
    key: 'statut',
    template: 10,
    versions: [{ language: 'PL', title: 'Statut', content: '<p>a\u202eb</p>' }],
  };
  const body = { articles: [article] };
  const good = articlesImportSchema.safeParse(body);
  expect(good.data?.articles[0]?.versions[0]?.content).toBe('<p>ab</p>');
  const bad = articlesImportSchema.safeParse({ articles: [{ ...article, key: 'sta\u0000tut' }] });
  expect(bad.error?.issues.map(({ path }) => path.join('.'))).toEqual(['articles.0.key']);
});

test('a name of the past has no number of a person', () => {
  const named = (createdBy: string) => ({ articles: [{ key: 'statut', versions: [{ history: { createdBy } }] }] });
  expect(articlesImportSchema.safeParse(named('Jan Kowalski')).success).toBe(true);
  expect(articlesImportSchema.safeParse(named('Jan 44051401359')).error?.issues).toMatchObject([
    { path: ['articles', 0, 'versions', 0, 'history', 'createdBy'] },
  ]);
});
