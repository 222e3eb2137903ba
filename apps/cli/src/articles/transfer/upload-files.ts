// Files that the server misses, under the names that the articles have for them.
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf as hashIn } from '@redakcja/domain/articles/portable/portable-files';
import { uploadArticleAttachments, uploadThumbnail } from '@redakcja/generated/axios/files/files';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import type { UploadedPortableFile } from '@redakcja/generated/model/uploadedPortableFile';
import { Refusal } from '../../shared/bulk/refusal.ts';
import { foreignFile } from '../../shared/files/foreign-folder.ts';
import { hashOf } from './article-folder.ts';

/** In pixels: pictures are fitted into it, and none is enlarged. */
const maxPictureSize = 2000;

/** Uploads each file once, as often as it has names. */
export class FileUploads {
  readonly #sent = new Map<string, Promise<UploadedPortableFile>>();

  /** What was uploaded for these articles. @throws Refusal for a file that is not what it was */
  async uploaded(articles: readonly PortableArticle[]): Promise<UploadedPortableFile[]> {
    const names = articles.flatMap((article) => usesOf(article)).map(({ id }) => this.#sent.get(id));
    const done = await Promise.allSettled(names.filter((one) => one !== undefined));
    const files = done.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    return [...new Set(files)];
  }

  async upload(
    article: PortableArticle,
    missing: readonly string[],
    paths: Readonly<Record<string, string>>,
  ): Promise<void> {
    for (const { id, file, filename } of usesOf(article)) {
      if (!missing.includes(file)) continue;
      const work = this.#sent.get(id) ?? send(file, filename, paths[file]);
      this.#sent.set(id, work);
      await work.catch((error) => {
        // another article tries it again
        this.#sent.delete(id);
        throw error;
      });
    }
  }
}

interface Use {
  id: string;
  file: string;
  /** Null for a picture. */
  filename: string | null;
}

function usesOf({ versions }: PortableArticle): Use[] {
  const all = versions.flatMap(({ content, attachments = [], multimedia = [] }): Use[] => [
    ...attachments.map(({ file, filename }) => ({ id: `${file} ${filename}`, file, filename })),
    ...multimedia.flatMap(({ thumbnail }) => (thumbnail ? { id: thumbnail, file: thumbnail, filename: null } : [])),
    ...[...content.matchAll(/files\/[0-9a-f]{64}\.[a-z0-9]{1,10}/g)].map(([file]) => ({
      id: file,
      file,
      filename: null,
    })),
  ]);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

async function send(file: string, filename: string | null, found: string | undefined): Promise<UploadedPortableFile> {
  if (found === undefined) throw new Refusal(`Nie ma pliku ${file}`);
  // since the plan was made a link may have come to its place
  const still = foreignFile(path.dirname(found), path.basename(found));
  if ('refusal' in still || still.file !== found)
    throw new Refusal(`Pliku ${found} już nie ma albo prowadzi do niego dowiązanie`);
  const content = await openAsBlob(found).catch(() => {
    throw new Refusal(`Nie można już wczytać pliku ${found}`);
  });
  if (hashOf(await readFile(found)) !== hashIn(file))
    throw new Refusal(`Plik ${found} zmienił się, odkąd powstał plan albo eksport`);
  if (filename !== null) {
    const [sent] = await uploadArticleAttachments({ attachments: new File([content], filename) });
    if (sent === undefined) throw new Refusal(`Serwer nie zapisał pliku ${file}`);
    return { file, filename, documentRepositoryId: sent.documentRepositoryId };
  }
  const [picture] = await uploadThumbnail({
    file: new File([content], path.basename(file)),
    recommendedWidth: maxPictureSize,
    recommendedHeight: maxPictureSize,
  });
  if (picture === undefined) throw new Refusal(`Serwer nie zapisał obrazu ${file}`);
  return { file, fileId: picture.id };
}
