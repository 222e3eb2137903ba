// What readers with a screen reader cannot use: WCAG 1.1.1, 1.3.1, 2.4.4, 2.4.6.

import type { DeadLink } from '@redakcja/generated/model/deadLink';
import { inkOf } from './block.ts';
import { type Edit, excerptOf, type Finding, placeIn } from './finding.ts';
import type { Content, Heading, Link } from './read-content.ts';
import type { TrackedChange } from './read-inline.ts';
import type { Table } from './reading/read-table.ts';

/** The title of the article is the heading of level 1. */
const titleLevel = 1;

/** Headings that skip a level, come twice as title, or are empty. */
export function headingFindings(headings: readonly Heading[], html: string): Finding[] {
  let before = titleLevel;
  return headings.flatMap((heading): Finding[] => {
    const { level, text, start, open, close } = heading;
    const place = { start, length: inkOf(text) };
    if (text.trim() === '') {
      const fix = close ? [{ from: open.from, to: close.to, text: '' }] : undefined;
      const hasOther = close !== null && /<(?:img|iframe)\b/i.test(html.slice(open.to, close.from));
      const message = 'Pusty nagłówek. Usuń go albo wpisz jego treść';
      return [{ code: 'emptyHeading', isError: true, message, excerpt: '', place, ...(fix && !hasOther && { fix }) }];
    }
    const right = Math.min(Math.max(level, titleLevel + 1), before + 1);
    before = right;
    if (right === level) return [];
    const message =
      level === titleLevel
        ? 'Nagłówek 1 to tytuł artykułu. W treści zacznij od nagłówka 2'
        : `Nagłówek ${level} pomija poziom. W tym miejscu powinien być nagłówek ${right}`;
    const fix = retagged(heading, right);
    return [{ code: 'headingOrder', isError: true, message, excerpt: excerptOf(text), place, ...(fix && { fix }) }];
  });
}

function retagged({ open, close }: Heading, level: number): Edit[] | null {
  if (close === null) return null;
  // `<h4` and `</h4`
  return [
    { from: open.from + 2, to: open.from + 3, text: String(level) },
    { from: close.from + 3, to: close.from + 4, text: String(level) },
  ];
}

/** Tables of data without a header cell. One row or one column is a layout; a title over all columns makes none of a table. */
export function tableFindings(tables: readonly Table[], html: string): Finding[] {
  return tables
    .filter(({ rows, columns, hasHeaders }) => rows > 1 && columns > 1 && !hasHeaders)
    .map((table) => ({
      code: 'tableHeaders',
      isError: true,
      message: `Tabela bez nagłówków. ${adviceOf(table)}`,
      excerpt: '',
      place: { start: table.start, length: 0 },
      ...(canMend(table) && { fix: table.firstCells.map(({ from, to }) => headerCell(html, from, to)) }),
    }));
}

const isTitled = ({ firstCount, firstFilled }: Table) => firstCount === 1 && firstFilled === 1;

function adviceOf(table: Table): string {
  if (table.firstFilled === 0) return 'Jej pierwszy wiersz jest pusty: usuń go i oznacz następny jako nagłówek';
  if (isTitled(table))
    return 'Jej pierwszy wiersz to tytuł: przenieś go nad tabelę i oznacz następny wiersz jako nagłówek';
  return 'Oznacz jej pierwszy wiersz albo pierwszą kolumnę jako nagłówek';
}

/** Of two columns the first one may have the headers; an empty row and a title are headers of nothing. */
const canMend = (table: Table) => table.columns > 2 && table.firstFilled > 0 && !isTitled(table);

function headerCell(html: string, from: number, to: number): Edit {
  if (html[from + 1] === '/') return { from, to, text: '</th>' };
  const rest = html.slice(from + 3, to);
  return { from, to, text: `<th${/\sscope\b/i.test(rest) ? '' : ' scope="col"'}${rest}` };
}

/** Words put in and taken out that nobody has accepted, one finding for all: a draft, unless it is an act that changes another. */
export function changeFindings(changes: readonly TrackedChange[]): Finding[] {
  const [first] = changes.filter(({ text }) => text.trim() !== '');
  if (first === undefined) return [];
  const places = changes.length === 1 ? '' : ` (takich miejsc: ${changes.length})`;
  return [
    {
      code: 'trackedChange',
      isError: true,
      message: `Zmiany w tekście${places}: skreślone i dopisane słowa zobaczy każdy. „Popraw” przyjmuje wszystkie: usuwa skreślone, zostawia dopisane`,
      excerpt: excerptOf(first.text),
      place: { start: first.start, length: inkOf(first.text) },
      fix: changes.flatMap(({ name, open, close }) =>
        name === 'del'
          ? [{ from: open.from, to: close.to, text: '' }]
          : [open, close].map(({ from, to }) => ({ from, to, text: '' })),
      ),
    },
  ];
}

/** Pictures and films without a name. */
export function pictureFindings({ pictures }: Content): Finding[] {
  return pictures
    .filter(({ alt }) => (alt ?? '').trim() === '')
    .map(({ start }) => ({
      code: 'pictureName',
      isError: true,
      message: 'Obraz albo film bez opisu. Opisz, co przedstawia',
      excerpt: '',
      place: { start, length: 0 },
    }));
}

const address = /(?:https?:\/\/|www\.)[^\s<>"']{3,}/gi;
const isAddress = /^(?:https?:\/\/|www\.)\S+$/i;
const vagueNames = new Set([
  'tu',
  'tutaj',
  'kliknij',
  'kliknij tu',
  'kliknij tutaj',
  'więcej',
  'czytaj więcej',
  'czytaj dalej',
  'zobacz',
  'zobacz więcej',
  'link',
  'strona',
  'pobierz',
  'szczegóły',
]);

export const isVagueName = (name: string): boolean => vagueNames.has(name.toLowerCase().replace(/[\s.:>»…]+$/, ''));

/** Links without a name, with their address for a name, or with one that says nothing. */
export function linkFindings(links: readonly Link[]): Finding[] {
  return links.flatMap(({ name, start }): Finding[] => {
    const text = name.replaceAll(/\s+/g, ' ').trim();
    const found = { excerpt: excerptOf(text), place: { start, length: inkOf(name) } };
    if (text === '') {
      return [{ code: 'linkName', isError: true, message: 'Łącze bez nazwy. Napisz, dokąd prowadzi', ...found }];
    }
    if (isAddress.test(text)) {
      const message = 'Nazwą łącza jest adres. Napisz, dokąd prowadzi';
      return [{ code: 'bareAddress', isError: true, message, ...found }];
    }
    if (!isVagueName(text)) return [];
    return [{ code: 'vagueLink', isError: false, message: `„${text}” nie mówi, dokąd prowadzi łącze`, ...found }];
  });
}

/** Links that lead nowhere, as the server knows. */
export function deadLinkFindings(links: readonly Link[], dead: readonly DeadLink[]): Finding[] {
  const messages = new Map(dead.filter((one) => one.isInContent).map(({ address, message }) => [address, message]));
  return links.flatMap(({ name, address, start }): Finding[] => {
    const message = messages.get(address);
    if (message === undefined) return [];
    return [
      { code: 'deadLink', isError: false, message, excerpt: excerptOf(name), place: { start, length: inkOf(name) } },
    ];
  });
}

/** Addresses in the text that are no links. */
export function addressFindings({ unlinked }: Content): Finding[] {
  return unlinked.flatMap(({ text, start }) =>
    [...text.matchAll(address)].map(({ 0: found, index }): Finding => {
      const message = 'Adres wpisany w treść. Zrób z niego łącze z nazwą, która mówi, dokąd prowadzi';
      const place = placeIn(text, start, index, found.length);
      return { code: 'bareAddress', isError: true, message, excerpt: excerptOf(found), place };
    }),
  );
}
