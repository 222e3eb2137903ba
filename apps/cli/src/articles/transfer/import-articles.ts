import { isWrittenReason, unwrittenReasonMessage } from '@redakcja/domain/articles/check/publication-check';
import { importArticles as tryArticles } from '@redakcja/generated/axios/articles/articles';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import type { Context } from '../../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { mapInOrder } from '../../shared/streams.ts';
import { orderItems, readOrders } from './article-order.ts';
import type { ImportArticlesOptions } from './commands.ts';
import { importArticlesJob, importArticlesKind, importedLabels } from './import-articles-job.ts';
import { type PortableRecord, portableRecord } from './portable-record.ts';
import { readSources } from './read-sources.ts';

/** `bip articles import`: what becomes of each article is asked of the server first, which does it and takes it back. */
export async function importArticles(
  source: string,
  options: ImportArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  if (options.pastGate !== undefined && !isWrittenReason(options.pastGate))
    throw new CommandError(`--past-gate: ${unwrittenReasonMessage}`, exitCodes.usage);
  const { host } = await authenticate(context, options);
  const settings = { reason: options.reason ?? null, pastGate: options.pastGate ?? null };
  const { withoutHistory, default: defaults = [] } = options;
  const bulk = {
    head: { kind: importArticlesKind, host, settings },
    selection: { source, withoutHistory, defaults },
    items: () => plan(source, options, context),
  };
  return runBulk(context, options, importArticlesJob(settings), bulk);
}

/** Of one request: number of articles, and characters. */
const batchSize = 250;
const maxLength = 3_000_000;

interface Read extends PortableRecord {
  id: number;
  text: string;
}

async function* plan(source: string, options: ImportArticlesOptions, context: Context): AsyncGenerator<PlanItem> {
  let last = 0;
  const check = (records: readonly Read[]) => checked(records, options, context);
  for await (const items of mapInOrder(batches(read(source, options)), options.concurrency, check)) {
    last += items.length;
    yield* items;
  }
  yield* orderItems(await readOrders(source), last + 1);
}

async function* read(
  source: string,
  { withoutHistory, default: given = [] }: ImportArticlesOptions,
): AsyncGenerator<Read> {
  const defaults = Object.fromEntries(given);
  const places = new Map<string, string>();
  let id = 0;
  for await (const one of readSources(source)) {
    id += 1;
    const record = await portableRecord(one, { defaults, withoutHistory: withoutHistory === true });
    const key = record.article?.key ?? '';
    const other = places.get(key);
    if (other !== undefined) record.errors.push(`klucz ${key} ma już ${other}`);
    if (key !== '') places.set(key, one.place);
    yield { ...record, id, text: JSON.stringify(record.article) };
  }
}

async function* batches(records: AsyncIterable<Read>): AsyncGenerator<Read[]> {
  let batch: Read[] = [];
  let length = 0;
  for await (const one of records) {
    if (batch.length === batchSize || (batch.length > 0 && length + one.text.length > maxLength)) {
      yield batch;
      batch = [];
      length = 0;
    }
    length += one.text.length;
    batch.push(one);
  }
  if (batch.length > 0) yield batch;
}

async function checked(
  records: readonly Read[],
  options: ImportArticlesOptions,
  context: Context,
): Promise<PlanItem[]> {
  const good = records.filter(({ errors }) => errors.length === 0);
  const articles = good.flatMap(({ article }): PortableArticle[] => (article === null ? [] : [article]));
  const results =
    articles.length === 0
      ? []
      : await withRetries(context, options, () =>
          tryArticles({
            articles,
            dryRun: true,
            changeText: options.reason ?? null,
            pastGateReason: options.pastGate ?? null,
          }),
        );
  const byId = new Map(good.map(({ id }, index) => [id, results[index]]));
  return records.map(({ id, place, title, text, files, errors }): PlanItem => {
    const result = byId.get(id);
    const name = result?.name ?? title;
    if (result === undefined || !result.done) {
      const reasons = (result?.errors ?? errors).map((error) => `${place}: ${error}`);
      return { id, name, from: '', to: importedLabels.failed, errors: reasons };
    }
    const state = {
      id,
      name,
      from: result.etag === '"0"' ? 'brak' : 'jest',
      to: importedLabels[result.outcome],
      etag: result.etag,
      ...(result.despite.length > 0 && { despite: result.despite }),
    };
    const unknown = result.missingFiles.filter((file) => files[file] === undefined);
    if (unknown.length > 0) return { ...state, errors: unknown.map((file) => `${place}: nie ma pliku ${file}`) };
    if (result.outcome === 'unchanged') return state;
    const paths = Object.fromEntries(result.missingFiles.map((file) => [file, files[file] ?? '']));
    return { ...state, data: { article: text, paths: JSON.stringify(paths) } };
  });
}
