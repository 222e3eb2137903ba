// When a banner or a tile is shown is told by the domain, by a statement and by the views of the bulletin: here they are one.
import { shownState } from '@redakcja/domain/settings/home-page/shown-period';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boolean, rowShape, text } from '../database/rows/row-shape.ts';
import { banners, tiles } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { isShownSql } from './shown-period.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const hour = 3_600_000;
const now = new Date();
const [past, future] = [new Date(now.getTime() - hour), new Date(now.getTime() + hour)];
const periods = [true, false].flatMap((isActive) =>
  [null, past, now, future].flatMap((showFrom) =>
    [null, past, now, future].map((showTo) => ({ isActive, showFrom, showTo })),
  ),
);
const nameOf = ({ isActive, showFrom, showTo }: (typeof periods)[number]) =>
  [isActive, showFrom?.toISOString(), showTo?.toISOString()].join(' ');
const shown = periods.filter(({ isActive, showFrom, showTo }) => {
  const period = { isActive, showFrom: showFrom?.toISOString(), showTo: showTo?.toISOString() };
  return shownState(period, now) === 'shown';
});

test('the statement says of each period what the domain says', async () => {
  const row = rowShape({ isShown: boolean(isShownSql('p', `'${now.toISOString()}'::timestamptz`)) });
  for (const period of periods) {
    const [from, to] = [period.showFrom, period.showTo].map((one) => one?.toISOString() ?? null);
    const [answer] = await api.db.rows(
      row,
      sql`${row.select} from (select ${period.isActive}::boolean as is_active, ${from}::timestamptz as show_from, ${to}::timestamptz as show_to) p`,
    );
    expect([nameOf(period), answer?.isShown]).toEqual([nameOf(period), shown.includes(period)]);
  }
});

const name = rowShape({ name: text('title') });

test.each([
  ['banners', banners],
  ['tiles', tiles],
] as const)('the view of %s has what is shown now', async (kind, table) => {
  // a moment that is now has passed when the view is read
  const kept = periods.filter(({ showFrom, showTo }) => showFrom === null || showTo === null || showFrom < showTo);
  await api.db.insert(table).values(
    kept.map((period) => {
      const title = nameOf(period);
      return {
        ...period,
        name: title,
        displayText: title,
        title,
        url: 'https://gov.pl',
        target: 20,
        languageId: 1,
        linkType: 30,
        iconName: 'urzad',
      };
    }),
  );
  const found = await api.db.rows(name, sql`${name.select} from ${sql.raw(`public_${kind}`)}`);
  expect(found.map((one) => one.name).sort()).toEqual(
    shown
      .filter((one) => kept.includes(one))
      .map(nameOf)
      .sort(),
  );
});
