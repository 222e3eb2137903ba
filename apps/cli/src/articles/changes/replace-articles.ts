// `bip articles replace`: a text in titles, short descriptions and contents. A dry run shows each place.
import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import type { ArticlePlace } from '@redakcja/domain/articles/replace/replace-in-article';
import { listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import type { Article } from '@redakcja/generated/model/article';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem, Settings } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import { type Context, info } from '../../shared/context.ts';
import { type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { rowPrinter } from '../../shared/output/output.ts';
import type { Column } from '../../shared/output/row-shape.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import type { Retry } from '../selection/read-articles.ts';
import { selectArticles } from '../selection/select-articles.ts';
import type { ReplaceOptions } from './commands.ts';
import { replaced, replaceJob, replaceKind, ruleOf } from './replace-job.ts';
import { saveErrors } from './save-job.ts';
import { wholeArticles } from './whole-articles.ts';

export async function replaceInArticles(
  find: string,
  replaceWith: string,
  ids: readonly string[],
  options: ReplaceOptions,
  context: Context,
): Promise<ExitCode> {
  const settings = {
    find,
    replaceWith,
    isPattern: options.regex === true,
    ignoresCase: options.ignoreCase === true,
    inAttributes: options.attributes === true,
    reason: options.reason ?? null,
  };
  const job = replaceJob(settings);
  const selection = selectArticles(context, ids, options);
  const { host } = await authenticate(context, options);
  const found = () => articlesWith(settings, selection.states(), (call) => withRetries(context, options, call));
  if (options.dryRun) return showPlaces(found(), options, context);
  const head = { kind: replaceKind, host, settings };
  return runBulk(context, options, job, { head, selection: selection.key, items: () => plan(found()) });
}

type Found =
  | { missing: PlanItem }
  | { article: Article; etag: string; places: ArticlePlace[]; errors: readonly string[] };

/** Articles with at least one place. */
async function* articlesWith(
  settings: Settings,
  states: Parameters<typeof wholeArticles>[0],
  retry: Retry,
): AsyncGenerator<Found> {
  const rule = ruleOf(settings);
  const permissions = new Set<PermissionName>(await listLoggedUserPermissions());
  for await (const one of wholeArticles(states, retry)) {
    if ('missing' in one) {
      yield one;
      continue;
    }
    const { changes, places } = replaced(one.article, rule);
    if (places.length > 0) yield { ...one, places, errors: saveErrors(one.article, changes, permissions) };
  }
}

async function* plan(found: AsyncIterable<Found>): AsyncGenerator<PlanItem> {
  for await (const one of found) {
    if ('missing' in one) {
      yield one.missing;
      continue;
    }
    const { article, etag, errors } = one;
    const places = one.places.filter(({ replacedWith }) => replacedWith !== null);
    const [first] = places;
    if (first === undefined) continue;
    const more = places.length > 1 ? ` (i jeszcze ${places.length - 1})` : '';
    const state = { from: `${excerpt(first, first.found)}${more}`, to: excerpt(first, first.replacedWith ?? '') };
    yield { id: article.id, name: article.title, ...state, etag, ...(errors.length > 0 ? { errors } : {}) };
  }
}

const excerpt = ({ before, after }: ArticlePlace, middle: string) => `${before}[${middle}]${after}`;

interface Row {
  id: number;
  version: number | null;
  language: string;
  title: string;
  field: string;
  before: string;
  found: string;
  after: string;
  replacedWith: string | null;
  errors: readonly string[];
}

const columns: readonly Column<Row>[] = [
  { heading: 'ID', value: (row) => row.id },
  { heading: 'WERSJA', value: (row) => row.version },
  { heading: 'JĘZYK', value: (row) => row.language },
  { heading: 'POLE', value: (row) => row.field },
  { heading: 'MIEJSCE', value: (row) => (row.found === '' ? '' : `${row.before}[${row.found}]${row.after}`) },
  { heading: 'ZAMIANA', value: (row) => row.replacedWith },
  { heading: 'UWAGI', value: (row) => row.errors.join('; ') },
  { heading: 'TYTUŁ', value: (row) => row.title },
];

const acrossTags = 'przez środek przebiega formatowanie: zmień ręcznie';

async function showPlaces(found: AsyncIterable<Found>, options: ReplaceOptions, context: Context): Promise<ExitCode> {
  const printer = rowPrinter<Row>(context, options.output, { columns, id: (row) => row.id });
  const counts = { articles: 0, places: 0, left: 0, refused: 0 };
  for await (const one of found) {
    if ('missing' in one) {
      const { id, errors = [] } = one.missing;
      const empty = { title: '', field: '', before: '', found: '', after: '', replacedWith: null };
      printer.print({ id, version: null, language: '', ...empty, errors });
      counts.refused += 1;
      continue;
    }
    const { article, places, errors } = one;
    const { id, version, title } = article;
    counts.articles += 1;
    if (errors.length > 0) counts.refused += 1;
    for (const { field, ...place } of places) {
      counts[place.replacedWith === null ? 'left' : 'places'] += 1;
      const state = { id, version, language: article.language.isoCode, title, field: articleFieldLabels[field] };
      printer.print({ ...state, ...place, errors: place.replacedWith === null ? [acrossTags, ...errors] : errors });
    }
  }
  printer.end();
  const { articles, places, left, refused } = counts;
  const untouched = left > 0 ? `, do zmiany ręcznej ${left}` : '';
  info(context, `Próba: artykuły ${articles}, miejsca ${places}${untouched}, odmowy ${refused}. Niczego nie zmieniono`);
  return refused > 0 ? exitCodes.someFailed : exitCodes.ok;
}
