// `bip import read wordpress`: an export of WordPress becomes a folder for `bip articles import`. Same input, same bytes.
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { csvLine, csvStart } from '@redakcja/domain/shared/text/csv';
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import { type Context, info } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { foreignFile, requireNamed } from '../shared/files/foreign-folder.ts';
import type { ReadWordpressOptions } from './commands.ts';
import { problemSentence } from './problem-sentences.ts';
import { type MovedItem, movedItem, type Uploads } from './wordpress-articles.ts';
import { NotWxrError, readWxr, type WxrItem } from './wxr.ts';

const media = 'media';

export async function readWordpress(file: string, options: ReadWordpressOptions, context: Context): Promise<void> {
  if (!existsSync(file)) throw new CommandError(`Nie ma pliku ${file}`, exitCodes.usage);
  requireNamed(file, Number.POSITIVE_INFINITY);
  const { folder } = options;
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`Katalog ${folder} nie jest pusty. Podaj nowy`, exitCodes.usage);
  const items = await movedItems(file, uploadsOf(options.media));
  write(folder, items, options.media);
  const articles = items.filter(({ article }) => article !== null);
  const problems = items.flatMap((item) => item.problems);
  info(
    context,
    `${countOf(articles.length, ['artykuł', 'artykuły', 'artykułów'])}, pominięte: ${items.length - articles.length}, do sprawdzenia: ${problems.length} (problems.csv). Dalej: bip articles import ${path.join(folder, 'articles.ndjson')} --default "baseArticleProvidingEntity=…" --dry-run`,
  );
}

/** In the order of the file. Twice through it: attachments stand after what they belong to. */
async function movedItems(file: string, uploads: Uploads): Promise<MovedItem[]> {
  const attached = new Map<string, WxrItem[]>();
  const items: MovedItem[] = [];
  try {
    const site = await readWxr(file, (item) => {
      if (item.type === 'attachment') attached.set(item.parent, [...(attached.get(item.parent) ?? []), item]);
    });
    await readWxr(file, (item) => {
      if (item.type !== 'attachment') items.push(movedItem(item, site, uploads, attached.get(item.id)));
    });
  } catch (error) {
    if (!(error instanceof NotWxrError)) throw error;
    throw new CommandError(`${file} nie jest eksportem WordPressa (WXR)`, exitCodes.usage);
  }
  return items;
}

const uploadsFolder = '/wp-content/uploads/';

function uploadsOf(folder: string | undefined): Uploads {
  const nameOf = (address: string) => {
    const path = (URL.canParse(address) ? new URL(address).pathname : address).split(/[?#]/)[0] ?? '';
    const at = path.indexOf(uploadsFolder);
    return at < 0 ? null : decoded(path.slice(at + uploadsFolder.length));
  };
  return {
    isFile: (address) => nameOf(address) !== null,
    find: (address) => {
      const name = nameOf(address);
      if (name === null || folder === undefined) return null;
      return 'file' in foreignFile(folder, name) ? `${media}/${name}` : null;
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function write(folder: string, items: readonly MovedItem[], uploads: string | undefined): void {
  mkdirSync(folder, { recursive: true });
  const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('');
  const csv = (rows: readonly (readonly string[])[]) => csvStart + rows.map((row) => csvLine(row)).join('');
  const articles = items.flatMap(({ article }) => (article === null ? [] : [article]));
  put('articles.ndjson', lines(articles.map((article) => JSON.stringify(article))));
  put('categories.txt', lines([...new Set(articles.flatMap(({ categories }) => categories))].sort()));
  const moved = items.map(({ address, article }) => [address, article?.key ?? '']);
  put('old-addresses.csv', csv([['address', 'key'], ...moved]));
  const problems = items.flatMap((item) => item.problems);
  const rows = problems.map((one) => [one.id, one.title, one.code, problemSentence(one)]);
  put('problems.csv', csv([['id', 'title', 'code', 'problem'], ...rows]));
  if (uploads === undefined) return;
  const pictures = (content: string) => [...content.matchAll(/src="(media\/[^"]+)"/g)].map(([, name = '']) => name);
  const named = articles.flatMap(({ attachments, content }) => [
    ...attachments.map(({ file }) => file),
    ...pictures(content),
  ]);
  for (const name of new Set(named)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(uploads, name.slice(media.length + 1)), target, constants.COPYFILE_FICLONE);
  }
}
