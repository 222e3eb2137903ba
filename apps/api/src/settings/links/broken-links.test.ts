import { beforeEach, describe, expect, test } from 'vitest';
import {
  articles,
  banners,
  bookmarks,
  bookmarkTags,
  checkedAddresses,
  footerLinks,
  footers,
  menuElements,
  menuElementTranslations,
  rssChannelBookmarks,
  rssChannelMenuElements,
  rssChannels,
  tags,
} from '../../database/schema.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import type { CallResult } from './call-address.ts';
import { checkDueAddresses } from './check-addresses.ts';

const path = '/api/settings/broken-links';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });

beforeEach(async () => {
  for (const table of [rssChannels, footers, bookmarks, banners, articles, menuElements, checkedAddresses])
    await api.db.delete(table);
});

async function category(
  displayText: string,
  columns: { isHidden?: boolean; linkArticleId?: number; parentId?: number; level?: number } = {},
  url: string | null = null,
) {
  const position = await api.db.$count(menuElements);
  const [row] = await api.db
    .insert(menuElements)
    .values({ type: 20, position, ...columns })
    .returning();
  const menuElementId = row?.id ?? 0;
  const texts = { displayText, title: 'x', slug: 'x', url };
  await api.db.insert(menuElementTranslations).values({ menuElementId, languageId: 1, ...texts });
  return menuElementId;
}

const texts = (displayText: string) => ({ displayText, title: displayText, target: 10, languageId: 1 });

async function footer(...destinations: { menuElementId?: number; articleId?: number; url?: string }[]) {
  await api.db.insert(footers).values({ languageId: 1 });
  const rows = destinations.map((destination, position) => ({
    ...texts(`Łącze ${position}`),
    position,
    key: `${position}`,
    type: 40,
    ...destination,
  }));
  await api.db.insert(footerLinks).values(rows);
}

async function addBanner(url: string, isActive = true) {
  await api.db.insert(banners).values({ name: 'Baner', title: 'Baner', url, target: 10, isActive, languageId: 1 });
}

async function addBookmark(columns: { isActive?: boolean; isSystem?: boolean } = {}) {
  const values = { ...texts('Przetargi'), name: 'Przetargi', isActive: true, ...columns };
  const [row] = await api.db.insert(bookmarks).values(values).returning();
  return row?.id ?? 0;
}

const found = async (query = '') =>
  (await settings.get(`${path}?${query}`)).body.map(({ source, name, problem }: Record<string, string>) => [
    source,
    name,
    problem,
  ]);

describe('internal destinations', () => {
  test('are checked on request: articles, categories and bookmarks that are not public', async () => {
    const { id: draft } = await addArticle(api.db, { status: 10 });
    const { id: old, baseArticleId } = await addArticle(api.db, { status: 60 });
    await addArticle(api.db, { status: 40, baseArticleId, version: 2 });
    const hidden = await category('Ukryta', { isHidden: true });
    const inside = await category('W ukrytej', { parentId: hidden, level: 2 });
    const open = await category('Rada');
    await category('Statut', { linkArticleId: draft });
    const categories = [hidden, open, inside].map((menuElementId) => ({ menuElementId }));
    await footer({ articleId: draft }, { articleId: old }, ...categories);
    const [off, empty] = [await addBookmark({ isActive: false }), await addBookmark()];
    const channel = { ...texts('Kanał'), description: 'x', isActive: true };
    const [row] = await api.db.insert(rssChannels).values(channel).returning();
    const rssChannelId = row?.id ?? 0;
    await api.db.insert(rssChannelBookmarks).values({ rssChannelId, bookmarkId: off, position: 0 });
    await api.db.insert(rssChannelMenuElements).values({ rssChannelId, menuElementId: hidden, position: 0 });
    expect(await found()).toEqual([
      ['bookmark', 'Przetargi', 'noArticles'],
      ['footer', 'Łącze 0', 'articleNotPublished'],
      ['footer', 'Łącze 2', 'categoryHidden'],
      ['footer', 'Łącze 4', 'categoryHidden'],
      ['rssChannel', 'Kanał', expect.stringMatching(/bookmarkInactive|categoryHidden/)],
      ['rssChannel', 'Kanał', expect.stringMatching(/bookmarkInactive|categoryHidden/)],
      ['verticalMenu', 'Statut', 'articleNotPublished'],
    ]);
    const [tag] = await api.db.insert(tags).values({ name: 'przetargi', languageId: 1 }).returning();
    await api.db.insert(bookmarkTags).values({ bookmarkId: empty, tagId: tag?.id ?? 0 });
    await addArticle(api.db, { status: 40, tags: [tag?.id ?? 0] });
    expect(await found('filters=source;in;bookmark;banner')).toEqual([]);
    expect((await settings.get(`${path}?size=1&filters=problem;equal;articleNotPublished`)).total).toBe(2);
  });

  test('need ManageSettings', async () => {
    const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
    expect((await editor.get(path)).status).toBe(403);
  });
});

describe('external addresses', () => {
  const answers = new Map<string, CallResult>();
  const called: string[] = [];
  const check = (now: string) => {
    called.length = 0;
    const call = async (address: string) => {
      called.push(address);
      return answers.get(address) ?? { problem: null };
    };
    return checkDueAddresses({ db: api.db, now: () => new Date(now) }, call);
  };

  test('are checked once when they are new, then every night; results of removed links are deleted', async () => {
    await addBanner('https://a.example.pl');
    await addBanner('https://a.example.pl');
    await addBanner('https://off.example.pl', false);
    await footer({ url: 'https://b.example.pl' });
    await category('ePUAP', {}, 'https://c.example.pl');
    answers.set('https://b.example.pl', { problem: 'Serwer odpowiada kodem 404' });
    expect(await check('2026-11-22T12:00:00Z')).toBe(3);
    expect(called.toSorted()).toEqual(['a', 'b', 'c'].map((name) => `https://${name}.example.pl`));
    expect((await settings.get(path)).body).toEqual([
      {
        source: 'footer',
        recordId: 1,
        name: 'Łącze 0',
        languageIsoCode: 'PL',
        address: 'https://b.example.pl',
        problem: 'addressUnreachable',
        detail: 'Serwer odpowiada kodem 404',
        checkedDate: '2026-11-22T12:00:00.000Z',
      },
    ]);
    expect([await check('2026-11-22T23:00:00Z'), await check('2026-11-23T01:30:00Z')]).toEqual([0, 0]);
    answers.set('https://b.example.pl', { problem: null });
    await api.db.delete(banners);
    expect(await check('2026-11-24T01:30:00Z')).toBe(2);
    expect([await found(), await api.db.$count(checkedAddresses)]).toEqual([[], 2]);
  });

  test('two processes do not check the same one', async () => {
    await footer(...Array.from({ length: 30 }, (_, i) => ({ url: `https://a${i}.example.pl` })));
    const counts = await Promise.all([check('2026-11-22T12:00:00Z'), check('2026-11-22T12:00:00Z')]);
    expect(counts.reduce((sum, one) => sum + one)).toBe(30);
    expect(new Set(called).size).toBe(called.length);
  });

  test('are not broken when no name at all is resolved: the server itself is offline, and says so until it is not', async () => {
    const nameless = { problem: 'Nie ma serwera o tej nazwie', isNameless: true } as const;
    await addBanner('https://a.example.pl');
    await addBanner('https://b.example.pl');
    answers.set('https://a.example.pl', nameless).set('https://b.example.pl', 'unknown');
    expect(await check('2026-11-22T12:00:00Z')).toBe(0);
    const rows = (await settings.get(path)).body;
    expect(rows).toMatchObject([
      { problem: 'serverOffline', detail: null, checkedDate: null },
      { problem: 'serverOffline', detail: null, checkedDate: null },
    ]);
    expect(await check('2026-11-22T12:30:00Z')).toBe(0);
    expect(called).toEqual([]);
    answers.delete('https://b.example.pl');
    expect(await check('2026-11-22T13:30:00Z')).toBe(2);
    expect(await found()).toEqual([['banner', expect.any(String), 'addressUnreachable']]);
    answers.clear();
  });

  test('of which one alone has no name: one that answered before tells whether the server itself is offline', async () => {
    const nameless = { problem: 'Nie ma serwera o tej nazwie', isNameless: true } as const;
    await addBanner('https://a.example.pl');
    expect(await check('2026-11-22T12:00:00Z')).toBe(1);
    await addBanner('https://b.example.pl');
    answers.set('https://a.example.pl', nameless).set('https://b.example.pl', nameless);
    expect(await check('2026-11-22T12:30:00Z')).toBe(0);
    expect((await settings.get(path)).body).toMatchObject([{ problem: 'serverOffline', detail: null }]);
    answers.delete('https://a.example.pl');
    expect(await check('2026-11-22T13:31:00Z')).toBe(1);
    expect(await found()).toEqual([['banner', expect.any(String), 'addressUnreachable']]);
    answers.clear();
  });

  test('are not broken when the check failed on this server', async () => {
    await addBanner('https://a.example.pl');
    answers.set('https://a.example.pl', 'unknown');
    await check('2026-11-22T12:00:00Z');
    expect(await found()).toEqual([]);
  });
});
