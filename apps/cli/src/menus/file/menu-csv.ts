import { csvLine, withoutGuard } from '@redakcja/domain/shared/text/csv';
import { CsvError, CsvReader } from '@redakcja/domain/shared/text/csv-reader';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { type ArticleOrder, articleOrderNames, defaultOrder } from '../read/article-orders.ts';
import { type MenuName, menuNames } from '../read/menu-names.ts';
import { type Entry, EntryPlaces, type Texts, targetName, targetOf } from './menu-file.ts';

const own = ['displayText', 'title', 'url', 'target'] as const;
const settings = ['description', 'isHidden', 'articleOrder', 'linkToCategory', 'linkToArticle'] as const;
const fixed = ['menu', 'level', ...own, ...settings] as const;

const cellsOf = (texts: Texts | undefined): (string | null)[] =>
  texts === undefined ? own.map(() => null) : [texts.displayText, texts.title, texts.url, targetName(texts.target)];

/** A line per category with its level; the order of the lines is that of the menu. */
export function toCsv(entries: readonly Entry[]): string {
  const codes = [...new Set(entries.flatMap(({ languages }) => Object.keys(languages)))].sort();
  const heading = [...fixed, ...codes.flatMap((code) => own.map((name) => `${code}.${name}`))];
  const rows = entries.map(
    ({ menu, names, polish, isHidden, articleOrder, linkToCategory, linkToArticle, languages }) => [
      menu,
      names.length,
      ...cellsOf(polish),
      polish.description,
      isHidden ? 'tak' : '',
      articleOrder === defaultOrder ? '' : articleOrder,
      linkToCategory === null ? null : JSON.stringify(linkToCategory),
      typeof linkToArticle === 'number' ? linkToArticle : null,
      ...codes.flatMap((code) => cellsOf(languages[code])),
    ],
  );
  return [heading, ...rows].map((cells) => csvLine(cells, ',')).join('');
}

type Row = Readonly<Record<string, string | undefined>>;

function rowsOf(text: string): Row[] {
  try {
    const [heading, ...rows] = new CsvReader().read(text, true);
    return rows.map(({ line, cells }) => {
      if (cells.length !== heading?.cells.length)
        throw new CommandError(`Wiersz ${line}: inna liczba kolumn niż w nagłówku`);
      return Object.fromEntries(cells.map((cell, i) => [heading.cells[i], withoutGuard(cell)]));
    });
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(`To nie jest poprawny CSV: ${error.message}`) : error;
  }
}

function textsOf(row: Row, prefix: string, fail: (message: string) => never): Texts {
  const displayText = row[`${prefix}displayText`] ?? '';
  if (displayText === '') fail(`brak ${prefix}displayText`);
  const target =
    targetOf(row[`${prefix}target`] || 'SameTab') ?? fail(`oczekiwano ${Object.keys(LinkTarget).join(', ')}`);
  return { displayText, title: row[`${prefix}title`] || displayText, url: row[`${prefix}url`] || null, target };
}

function linkOf(text: string | undefined, fail: (message: string) => never): readonly string[] | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  } catch {
    // reported below
  }
  return fail('linkToCategory to menu i nazwy, np. ["pionowe","Organizacja"]');
}

function orderOf(text: string | undefined, fail: (message: string) => never): ArticleOrder {
  if (!text) return defaultOrder;
  return (
    articleOrderNames.find((one) => one === text) ?? fail(`articleOrder: oczekiwano ${articleOrderNames.join(', ')}`)
  );
}

export function fromCsv(text: string): Entry[] {
  const rows = rowsOf(text);
  const known = (name: string) =>
    fixed.some((one) => one === name) || /^[A-Z]{2}(-[A-Z]{2,3})?\.(displayText|title|url|target)$/.test(name);
  const unknown = Object.keys(rows[0] ?? {}).find((name) => !known(name));
  if (unknown !== undefined) throw new CommandError(`Nieznana kolumna „${unknown}”`);
  const codes = [...new Set(Object.keys(rows[0] ?? {}).flatMap((name) => /^([A-Z-]+)\./.exec(name)?.[1] ?? []))];
  const places = new Map<MenuName, EntryPlaces>(menuNames.map((menu) => [menu, new EntryPlaces(menu)]));
  return rows.map((row, i) => {
    const fail = (message: string): never => {
      throw new CommandError(`Kategoria ${i + 1}: ${message}`);
    };
    const menu = menuNames.find((one) => one === row.menu) ?? fail(`menu to ${menuNames.join(' albo ')}`);
    const polish = { ...textsOf(row, '', fail), description: row.description || null };
    const place =
      places.get(menu)?.place(Number(row.level), polish.displayText) ?? fail('poziom pomija jeden z wyższych');
    const languages = codes
      .filter((code) => row[`${code}.displayText`])
      .map((code) => [code, textsOf(row, `${code}.`, fail)]);
    return {
      ...place,
      polish,
      isHidden: /^(tak|true|1)$/i.test(row.isHidden ?? ''),
      articleOrder: orderOf(row.articleOrder, fail),
      linkToCategory: linkOf(row.linkToCategory, fail),
      linkToArticle: row.linkToArticle ? Number(row.linkToArticle) : null,
      languages: Object.fromEntries(languages),
    };
  });
}
