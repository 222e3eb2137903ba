// An article of a file in the form of the contract: words become numbers, Polish dates moments, names of files their hashes.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  hashOf as hashIn,
  portableFile,
  portablePictures,
  replaceSources,
} from '@redakcja/domain/articles/portable/portable-files';
import { unreadableTexts } from '@redakcja/domain/articles/portable/portable-texts';
import { fromWarsawText } from '@redakcja/domain/shared/formats/dates';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { PortableArticle as articleShape } from '@redakcja/generated/zod/portableArticle';
import { foreignFile } from '../../shared/files/foreign-folder.ts';
import { statusNames } from '../selection/article-status-argument.ts';
import { hashOf } from './article-folder.ts';
import type { Source } from './read-sources.ts';
import { shapeErrors, shownPath, unknownFields } from './shape-errors.ts';

export interface PortableRecord {
  place: string;
  /** Of the last version, also of a wrong article; empty where there is none. */
  title: string;
  article: PortableArticle | null;
  /** Where the files are that it names. */
  files: Readonly<Record<string, string>>;
  errors: string[];
}

export interface RecordOptions {
  /** Values of fields that an article does not have. */
  defaults: Readonly<Record<string, string>>;
  withoutHistory: boolean;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export async function portableRecord(source: Source, options: RecordOptions): Promise<PortableRecord> {
  const { place, value, error } = source;
  const refused = (...errors: string[]): PortableRecord => ({ place, title: '', article: null, files: {}, errors });
  if (error !== undefined) return refused(error);
  if (!isFields(value)) return refused('artykuł musi być obiektem JSON');
  const { key = source.key, template, versions, ...flat } = value;
  if (typeof key !== 'string')
    return refused('brak klucza (key), po którym artykuł zostanie rozpoznany następnym razem');
  const given = versions === undefined ? [flat] : Array.isArray(versions) ? versions : [];
  const files: Record<string, string> = {};
  const errors: string[] = [];
  const read = [];
  for (const one of given) read.push(isFields(one) ? await versionOf(one, source.folder, options, files, errors) : one);
  const article = { key, ...(template === undefined ? {} : { template }), versions: read };
  const parsed = articleShape.safeParse(article);
  if (parsed.success) errors.push(...unknownFields(article, parsed.data));
  else errors.push(...shapeErrors(parsed.error, article));
  // of all versions the file has no field of one beside them
  if (versions !== undefined) errors.push(...Object.keys(flat).map((name) => `nieznane pole ${name}`));
  // the server would refuse all articles of the request
  errors.push(...unreadableTexts(article).map(({ path, message }) => `pole ${shownPath(path)}: ${message}`));
  return {
    place,
    title: titleOf(read),
    article: errors.length > 0 ? null : (article as PortableArticle),
    files,
    errors,
  };
}

function titleOf(versions: readonly unknown[]): string {
  const title = Object(versions.at(-1)).title as unknown;
  return typeof title === 'string' ? title.slice(0, 250) : '';
}

async function versionOf(
  given: Fields,
  folder: string,
  { defaults, withoutHistory }: RecordOptions,
  files: Record<string, string>,
  errors: string[],
): Promise<Fields> {
  const { history, ...own }: Fields = { language: 'PL', ...defaults, ...given };
  const version: Fields = { ...own, ...(history === undefined || withoutHistory ? {} : { history }) };
  const local = async (name: string) => {
    const found = await localFile(folder, name);
    if ('error' in found) errors.push(found.error);
    else files[found.file] = found.path;
    return 'error' in found ? null : found.file;
  };
  if (typeof version.status === 'string')
    version.status = statusNames.get(version.status.toLowerCase()) ?? version.status;
  for (const [field, edge] of moments) {
    const text = version[field];
    if (typeof text === 'string') version[field] = fromWarsawText(text, edge) ?? text;
  }
  if (Array.isArray(version.categories)) version.categories = version.categories.map(categoryOf);
  if (Array.isArray(version.attachments)) {
    const attachments = [];
    for (const one of version.attachments) attachments.push(await attachmentOf(one, local));
    version.attachments = attachments.filter((one) => one !== null);
  }
  if (typeof version.content === 'string') version.content = await contentOf(version.content, local);
  for (const medium of Array.isArray(version.multimedia) ? version.multimedia : [])
    if (isFields(medium) && typeof medium.thumbnail === 'string') medium.thumbnail = await local(medium.thumbnail);
  return version;
}

const moments = [
  ['baseArticleInformationCreated', 'start'],
  ['publishStart', 'start'],
  ['publishEnd', 'end'],
] as const;

/** „Prawo lokalne › Statut” */
function categoryOf(given: unknown): unknown {
  return typeof given === 'string' ? { path: given.split(/\s*[›>]\s*/) } : given;
}

async function attachmentOf(given: unknown, local: (name: string) => Promise<string | null>): Promise<unknown> {
  const fields: Fields | null = typeof given === 'string' ? { file: given } : isFields(given) ? given : null;
  if (fields === null || typeof fields.file !== 'string') return given;
  const file = await local(fields.file);
  if (file === null) return null;
  const filename = fields.filename ?? path.basename(fields.file);
  return { ...fields, file, filename, displayName: fields.displayName ?? path.parse(String(filename)).name };
}

/** Pictures of the folder; those of the web and of the server stay as they are. */
async function contentOf(html: string, local: (name: string) => Promise<string | null>): Promise<string> {
  const names = new Map<string, string>();
  const found: string[] = [];
  replaceSources(html, (address) => {
    if (!/^(?:[a-z]+:|\/)/i.test(address)) found.push(address);
    return undefined;
  });
  for (const address of new Set([...found, ...portablePictures(html)])) {
    const file = await local(address);
    if (file !== null) names.set(address, file);
  }
  return replaceSources(html, (address) => names.get(address));
}

type LocalFile = { file: string; path: string } | { error: string };

/** A file of the folder under its portable name; only inside of the folder. */
async function localFile(folder: string, given: string): Promise<LocalFile> {
  const name = hashIn(given) === null ? decodedName(given) : given;
  const found = foreignFile(folder, name);
  if ('refusal' in found) return { error: found.refusal };
  // the name of an export says what is in it; whether that is so is checked when it is sent
  if (hashIn(given) !== null) return { file: given, path: found.file };
  return { file: portableFile(hashOf(await readFile(found.file)), name), path: found.file };
}

/** Addresses in a text may have signs written as %20; a name may have a per cent of its own. */
function decodedName(given: string): string {
  try {
    return decodeURI(given);
  } catch {
    return given;
  }
}
