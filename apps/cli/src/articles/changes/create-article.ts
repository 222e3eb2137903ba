// One article at a time: `bip articles create`, `bip articles attach`.
import path from 'node:path';
import { createArticle, getArticle, updateArticle } from '@redakcja/generated/axios/articles/articles';
import { uploadArticleAttachments } from '@redakcja/generated/axios/files/files';
import { etagOf } from '@redakcja/generated/http';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import { authenticate } from '../../auth/authenticate.ts';
import { type Context, info } from '../../shared/context.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { readBytes, readUtf8 } from '../../shared/rows/utf8-text.ts';
import { articleId } from '../selection/article-titled.ts';
import { namedCategories, tagIds } from '../selection/named-parts.ts';
import { readTextArticle } from '../transfer/text-article.ts';
import type { AttachOptions, CreateArticleOptions } from './commands.ts';
import { inputWith } from './save-job.ts';

/** `bip articles create`: prints the number of the draft. */
export async function createOneArticle(title: string, options: CreateArticleOptions, context: Context): Promise<void> {
  const { summary, author, entity, created, category = [], tag = [], text } = options;
  const content = text === undefined ? '' : await contentOf(text);
  await authenticate(context, options);
  const { id } = await createArticle({
    title,
    shortDescription: summary,
    content,
    baseArticleAuthorName: author,
    baseArticleProvidingEntity: entity,
    baseArticleInformationCreated: created ?? context.now().toISOString(),
    categories: (await namedCategories(category)).map((one) => one.id),
    tags: await tagIds(tag, 'PL'),
  });
  context.stdout.write(`${id}\n`);
  info(context, `Utworzono artykuł roboczy. Dalej: bip articles set-status zatwierdzony ${id}`);
}

async function contentOf(file: string): Promise<string> {
  const kind = /\.html?$/i.test(file) ? 'html' : 'markdown';
  // a title of its own is given: the first heading stays in the text
  const { fields, error } = readTextArticle(`---\ntitle: x\n---\n${await readUtf8(file)}`, kind);
  if (error !== null) throw new CommandError(`${file}: ${error}`, exitCodes.usage);
  return String(fields.content ?? '');
}

/** `bip articles attach`: after those that it has. */
export async function attachFiles(
  given: string,
  files: readonly string[],
  options: AttachOptions,
  context: Context,
): Promise<void> {
  if (options.name !== undefined && files.length > 1)
    throw new CommandError('--name nazywa jeden plik, a podano ich więcej', exitCodes.usage);
  const contents = await Promise.all(files.map(async (file) => ({ file, bytes: await readBytes(file) })));
  await authenticate(context, options);
  const article = await getArticle(await articleId(given));
  const added: AttachmentInput[] = [];
  for (const { file, bytes } of contents) {
    const [sent] = await uploadArticleAttachments({ attachments: new File([bytes], path.basename(file)) });
    if (sent === undefined) throw new CommandError(`Serwer nie zapisał pliku ${file}`);
    const { documentRepositoryId } = sent;
    added.push({ documentRepositoryId, displayName: options.name ?? path.basename(file) });
  }
  // what is public gets attachments beside those that it was published with
  const place = article.status === ArticleStatus.Published ? 'addedAttachments' : 'attachments';
  const kept = article[place].map(({ id, documentRepositoryId, displayName }) => ({
    id,
    documentRepositoryId,
    displayName,
  }));
  const input = inputWith(article, { [place]: [...kept, ...added] }, options.reason ?? null);
  await updateArticle(article.id, input, { headers: { 'If-Match': etagOf(article) ?? '*' } });
  info(
    context,
    `Dodano do artykułu ${article.id} „${article.title}”: ${added.map((one) => one.displayName).join(', ')}`,
  );
}
