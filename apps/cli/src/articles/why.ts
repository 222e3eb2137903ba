// `--why` of the commands on articles.
import { listArticleOperations } from '@redakcja/generated/axios/articles/articles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { isAxiosError } from 'axios';
import { authenticate } from '../auth/authenticate.ts';
import type { GlobalOptions } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode } from '../shared/failures/exit-codes.ts';
import type { OutputFormat } from '../shared/output/output.ts';
import { type RetryOptions, withRetries } from '../shared/requests/retry.ts';
import { type Answer, printWhy } from '../shared/why.ts';
import type { SelectionOptions } from './selection/filter-options.ts';
import { selectArticles } from './selection/select-articles.ts';

type WhyOptions = GlobalOptions &
  SelectionOptions &
  Pick<RetryOptions, 'retries'> & { output: OutputFormat | 'summary' };

/** Whether the change could be made, for each selected article. */
export async function whyArticles(
  ids: readonly string[],
  wanted: { operation: string; status?: ArticleStatus },
  options: WhyOptions,
  context: Context,
): Promise<ExitCode> {
  const selection = selectArticles(context, ids, options);
  await authenticate(context, options);
  const isWanted = ({ operation, status }: OperationVerdict) =>
    operation === wanted.operation && status === (wanted.status ?? null);
  async function* answers(): AsyncGenerator<Answer> {
    for await (const id of selection.ids()) {
      const verdicts = await withRetries(context, options, () => articleVerdicts(id));
      const own = verdicts.filter(isWanted);
      if (own.length === 0) throw new CommandError(`Artykuł ${id} ma już ten status`);
      for (const one of own) yield { id, ...one };
    }
  }
  return printWhy(context, options.output === 'summary' ? 'table' : options.output, answers());
}

/** Every operation on one article. */
export async function whyArticle(id: number, format: OutputFormat, context: Context): Promise<ExitCode> {
  return printWhy(
    context,
    format,
    (await articleVerdicts(id)).map((one) => ({ id, ...one })),
  );
}

async function articleVerdicts(id: number): Promise<OperationVerdict[]> {
  return listArticleOperations(id).catch((error: unknown) => {
    if (isAxiosError(error) && error.response?.status === 404)
      throw new CommandError(`Nie znaleziono artykułu o numerze ${id}`);
    throw error;
  });
}
