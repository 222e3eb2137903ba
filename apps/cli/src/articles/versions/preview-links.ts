import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { createArticlePreview } from '@redakcja/generated/axios/articles/articles';
import { isAxiosError } from 'axios';
import { authenticate } from '../../auth/authenticate.ts';
import type { Context } from '../../shared/context.ts';
import { type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { problemMessages } from '../../shared/failures/failures.ts';
import { rowPrinter } from '../../shared/output/output.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { selectArticles } from '../selection/select-articles.ts';
import type { PreviewOptions } from './commands.ts';

interface Link {
  id: number;
  url: string;
  expires: string;
}

/** `bip articles preview`: an article without one is named, and the others follow. */
export async function printPreviewLinks(
  ids: readonly string[],
  options: PreviewOptions,
  context: Context,
): Promise<ExitCode> {
  const selection = selectArticles(context, ids, options);
  await authenticate(context, options);
  const printer = rowPrinter<Link>(context, options.output, {
    columns: [
      { heading: 'ID', value: (row) => row.id },
      { heading: 'LINK', value: (row) => row.url },
      { heading: 'WAŻNY DO', value: (row) => row.expires },
    ],
    id: (row) => row.id,
  });
  let refused = 0;
  for await (const id of selection.ids()) {
    try {
      const { url, expiresAt } = await withRetries(context, options, () => createArticlePreview(id));
      printer.print({ id, url, expires: toWarsawText(expiresAt) });
    } catch (error) {
      if (!isAxiosError(error) || ![403, 404, 409].includes(error.response?.status ?? 0)) throw error;
      refused += 1;
      context.stderr.write(`Artykuł ${id}: ${problemMessages(error.response?.data).join('; ')}\n`);
    }
  }
  printer.end();
  return refused > 0 ? exitCodes.someFailed : exitCodes.ok;
}
