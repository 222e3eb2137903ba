import { isDay, parseMoment, toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { shorten } from '@redakcja/domain/shared/lists/list-query';
import { PublicHitKind } from '@redakcja/generated/model/publicHitKind';
import { type Look, lookParameter, looks } from '@redakcja/site/look';
import type { FastifyRequest } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { badRequest, notFound } from '../../http/problem.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { type Place, readPlaces } from '../operations/public-category.ts';
import { readFrame } from '../operations/public-frame.ts';
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

/** What all pages of a language have around them. A language that is unknown or switched off has no page. */
export async function frameOf({ cache }: Pick<SiteHost, 'cache'>, lang: string) {
  const frame = await cache.read(`frame ${lang}`, ({ db }) => readFrame(db, lang));
  if (frame === null) throw notFound('Nie ma takiej strony');
  return frame;
}

/** The categories that visitors see. */
export const placesOf = ({ cache }: Pick<SiteHost, 'cache'>, lang: string): Promise<Place[]> =>
  cache.read(`places ${lang}`, ({ db }) => readPlaces(db, lang));

export interface PageRequest {
  /** Code of the language, in upper case. */
  lang: string;
  params: Readonly<Record<string, string>>;
  path: string;
  /** Without the look. */
  query: URLSearchParams;
  look: readonly Look[];
}

const nowhere = 'http://bip.invalid';

/** The path of a request, or the whole address that a proxy has sent; what cannot be read is the home page of nobody. */
const addressIn = ({ url }: FastifyRequest) => URL.parse(url.startsWith('/') ? nowhere + url : url) ?? new URL(nowhere);

/** What an address may ask for; anything else in its query is nobody's, and makes no other page. */
const parameters = ['q', 'kategoria', 'gdzie', 'od', 'do', 'miesiac', 'artykul', 'strona'];

export function pageRequest(request: FastifyRequest): PageRequest {
  const { lang = defaultLanguageCode, ...params } = (request.params ?? {}) as Record<string, string>;
  const { pathname, searchParams } = addressIn(request);
  const asked = searchParams.getAll(lookParameter);
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const look = looks.filter((one) => asked.includes(one));
  return { lang: lang.toUpperCase(), params, path: pathname, query, look };
}

/** The same for every address of a page. */
export const pageKey = ({ path, query, look }: PageRequest) => `${path}?${query} ${look.join(' ')}`;

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** A number in an address; what is none leads nowhere. */
export function numberIn(text: string | null | undefined): number {
  if (!isNumber(text ?? '')) throw notFound('Nie ma takiej strony');
  return Number(text);
}

/** Of a list, from 1. */
export const pageNumber = (query: URLSearchParams) => Math.min(numberIn(query.get('strona') ?? '1'), 100_000);

/** The number of a category; an empty field of a form is none. */
export function categoryIn(query: URLSearchParams): number | null {
  const text = query.get('kategoria') ?? '';
  if (text === '') return null;
  if (!isNumber(text)) throw badRequest(`Kategoria to numer, a nie „${shorten(text)}”`);
  return Number(text);
}

/** A day, or a moment with its offset; null where the form has none. */
function dateIn(query: URLSearchParams, name: 'od' | 'do', isMoment = true): string | null {
  // a plus that nobody has encoded is a blank
  const text = (query.get(name) ?? '').replace(/(T\S+) (\d\d:\d\d)$/, '$1+$2');
  if (text === '') return null;
  if (isDay(text) || (isMoment && parseMoment(text) !== null)) return text;
  throw badRequest(`Pole „${name}” to dzień, na przykład 2026-11-28, a nie „${shorten(text)}”`);
}

/** Filters of a list from what a form sends. */
export function filtersOf(query: URLSearchParams, dateColumn: string): string[] {
  const [category, from, to] = [categoryIn(query), dateIn(query, 'od'), dateIn(query, 'do')];
  return [
    ...(category === null ? [] : [`categoryId;equal;${category}`]),
    ...(from === null ? [] : [`${dateColumn};greaterThanOrEqual;${from}`]),
    ...(to === null ? [] : [`${dateColumn};lessThanOrEqual;${to}`]),
  ];
}

/** Values of the search form by where words are (search-page.tsx). */
const hitKinds: ReadonlyMap<string, PublicHitKind> = new Map([
  ['tresc', PublicHitKind.Text],
  ['zalaczniki', PublicHitKind.Attachment],
]);

/** What a form of the search sends. */
export function searchOf(query: URLSearchParams): Omit<SearchQuery, 'phrase' | 'page'> {
  const [category, from, to] = [categoryIn(query), dateIn(query, 'od', false), dateIn(query, 'do', false)];
  const where = query.get('gdzie') ?? '';
  const kind = hitKinds.get(where);
  if (where !== '' && kind === undefined)
    throw badRequest(`Szukać można w: ${[...hitKinds.keys()].join(', ')}, a nie w „${shorten(where)}”`);
  return {
    ...(category !== null && { categoryId: category }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(kind !== undefined && { kind }),
  };
}

/** The month of the statistics: the present one where none is given. */
export function monthOf(query: URLSearchParams, now: Date): string {
  const given = query.get('miesiac') ?? '';
  if (given === '') return toWarsawText(now.toISOString()).slice(0, 7);
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(given)) return given;
  throw badRequest(`Miesiąc zapisuje się tak: 2026-11, a nie „${shorten(given)}”`);
}

export const ofMonth = (month: string) => ({ filters: [`month;equal;${month}`], sortings: ['views;desc'] });
