import { isDay, toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { PublicHitKind } from '@redakcja/generated/model/publicHitKind';
import { type Look, lookParameter, looks } from '@redakcja/site/look';
import type { FastifyRequest } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { notFound } from '../../http/problem.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import type { SearchQuery } from '../operations/public-search.ts';
import type { SiteStyle } from './site-style.ts';
import type { Moment, Read } from './state-cache.ts';

/** What pages are made with. */
export interface SiteHost {
  services: SystemServices;
  cache: { read: Read };
  style: SiteStyle;
}

/** The same at one moment of the database. */
export function at(site: SiteHost, moment: Moment): SiteHost {
  return { ...site, cache: moment, services: { ...site.services, db: moment.db } };
}

export interface PageRequest {
  /** Code of the language, in upper case. */
  lang: string;
  params: Readonly<Record<string, string>>;
  path: string;
  /** Without the look. */
  query: URLSearchParams;
  look: readonly Look[];
}

export function pageRequest(request: FastifyRequest): PageRequest {
  const { lang = defaultLanguageCode, ...params } = (request.params ?? {}) as Record<string, string>;
  const { pathname, searchParams } = new URL(request.url, 'http://bip.invalid');
  const asked = searchParams.getAll(lookParameter);
  searchParams.delete(lookParameter);
  const look = looks.filter((one) => asked.includes(one));
  return { lang: lang.toUpperCase(), params, path: pathname, query: searchParams, look };
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** A number in an address; what is none leads nowhere. */
export function numberIn(text: string | null | undefined): number {
  if (!isNumber(text ?? '')) throw notFound('Nie ma takiej strony');
  return Number(text);
}

/** Of a list, from 1. */
export const pageNumber = (query: URLSearchParams) => Math.min(numberIn(query.get('strona') ?? '1'), 100_000);

/** Filters of a list from what a form sends; a category or a day that is none is left out. */
export function filtersOf(query: URLSearchParams, dateColumn: string): string[] {
  const [category = '', from = '', to = ''] = ['kategoria', 'od', 'do'].map((name) => query.get(name) ?? '');
  return [
    ...(isNumber(category) ? [`categoryId;equal;${category}`] : []),
    ...(isDay(from) ? [`${dateColumn};greaterThanOrEqual;${from}`] : []),
    ...(isDay(to) ? [`${dateColumn};lessThanOrEqual;${to}`] : []),
  ];
}

/** Values of the search form by where words are (search-page.tsx). */
const hitKinds: ReadonlyMap<string, PublicHitKind> = new Map([
  ['tresc', PublicHitKind.Text],
  ['zalaczniki', PublicHitKind.Attachment],
]);

/** What a form of the search sends; a value that is none is left out. */
export function searchOf(query: URLSearchParams): Omit<SearchQuery, 'phrase' | 'page'> {
  const [category = '', from = '', to = '', kind = ''] = ['kategoria', 'od', 'do', 'gdzie'].map(
    (name) => query.get(name) ?? '',
  );
  const found = hitKinds.get(kind);
  return {
    ...(isNumber(category) ? { categoryId: Number(category) } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(found === undefined ? {} : { kind: found }),
  };
}

/** The month of the statistics: the present one where none is given. */
export function monthOf(query: URLSearchParams, now: Date): string {
  const given = query.get('miesiac') ?? '';
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(given) ? given : toWarsawText(now.toISOString()).slice(0, 7);
}

export const ofMonth = (month: string) => ({ filters: [`month;equal;${month}`], sortings: ['views;desc'] });
