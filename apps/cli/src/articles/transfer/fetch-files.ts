// `bip articles fetch`: the attachments of articles, in a folder for each article.
import path from 'node:path';
import { readArticles } from '@redakcja/generated/axios/articles/articles';
import { downloadAttachment } from '@redakcja/generated/axios/files/files';
import type { Article } from '@redakcja/generated/model/article';
import type { Attachment } from '@redakcja/generated/model/attachment';
import { authenticate } from '../../auth/authenticate.ts';
import { type Context, info } from '../../shared/context.ts';
import { type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { freeName, safeName } from '../../shared/files/safe-name.ts';
import { rowPrinter } from '../../shared/output/output.ts';
import type { Column } from '../../shared/output/row-shape.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { inChunks, mapInOrder } from '../../shared/streams.ts';
import { selectArticles } from '../selection/select-articles.ts';
import type { FetchOptions } from './commands.ts';
import { type Fetched, FetchedFolder } from './fetched-folder.ts';

/** Number of articles per call, and of downloads at a time. */
const batchSize = 200;
const downloads = 4;

const labels: Readonly<Record<Fetched, string>> = {
  fetched: 'pobrano',
  present: 'bez zmian',
  other: 'odmowa: jest tu inny plik (--force go zastąpi)',
  damaged: 'odmowa: serwer przysłał inną treść, powtórz polecenie',
};

interface Row {
  id: number;
  file: string;
  size: number;
  outcome: Fetched;
}

const columns: readonly Column<Row>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'PLIK', value: (row) => row.file },
  { heading: 'BAJTY', value: (row) => row.size },
  { heading: 'WYNIK', value: (row) => labels[row.outcome] },
];

export async function fetchFiles(ids: readonly string[], options: FetchOptions, context: Context): Promise<ExitCode> {
  const selection = selectArticles(context, ids, options);
  await authenticate(context, options);
  const target = new FetchedFolder(options.folder);
  await target.begin();
  const printer = rowPrinter<Row>(context, options.output, { columns, id: (row) => row.id });
  const counts = { fetched: 0, present: 0, other: 0, damaged: 0 };
  let missing = 0;
  const save = async ({ id, name, attachment }: Wanted): Promise<Row> => {
    const read = () => withRetries(context, options, () => contentOf(attachment));
    const outcome = await target.add(name, attachment, read, options.force === true);
    return { id, file: path.join(options.folder, name), size: attachment.size, outcome };
  };
  try {
    for await (const articleIds of inChunks(selection.ids(), batchSize)) {
      const articles = await withRetries(context, options, () => readArticles({ articleIds }));
      const found = new Set(articles.map(({ id }) => id));
      for (const id of articleIds)
        if (!found.has(id)) context.stderr.write(`Nie znaleziono artykułu o numerze ${id}\n`);
      missing += articleIds.length - articles.length;
      for await (const row of mapInOrder(filesOf(articles), downloads, save)) {
        counts[row.outcome] += 1;
        printer.print(row);
      }
    }
  } finally {
    // what is there is told even when a later file has failed: the next run goes on from it
    await target.end();
  }
  printer.end();
  const refused = counts.other + counts.damaged;
  info(context, `Pobrano: ${counts.fetched}, bez zmian: ${counts.present}, odmowy: ${refused}`);
  return refused + missing > 0 ? exitCodes.someFailed : exitCodes.ok;
}

async function contentOf({ documentRepositoryId }: Attachment): Promise<Buffer> {
  const content: unknown = await downloadAttachment(documentRepositoryId, { responseType: 'arraybuffer' });
  // in Node an array buffer is answered as a Buffer
  return content as Buffer;
}

interface Wanted {
  id: number;
  name: string;
  attachment: Attachment;
}

async function* filesOf(articles: readonly Article[]): AsyncGenerator<Wanted> {
  for (const { id, slug, attachments, addedAttachments } of articles) {
    const folder = `${id}-${slug}`.slice(0, 80);
    const taken = new Set<string>();
    for (const attachment of [...attachments, ...addedAttachments])
      yield { id, name: path.posix.join(folder, freeName(safeName(attachment.filename), taken)), attachment };
  }
}
