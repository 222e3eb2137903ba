import { InvalidArgumentError } from '@commander-js/extra-typings';
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

/** Accepted names of a status: its Polish keyword, the contract's name, its number. */
export const statusNames: ReadonlyMap<string, ArticleStatus> = new Map(
  Object.entries(ArticleStatus).flatMap(([name, status]): [string, ArticleStatus][] => [
    [name.toLowerCase(), status],
    [statusKeyword(status), status],
    [String(status), status],
  ]),
);

/** A status as a keyword of the command line: roboczy, do-publikacji… */
export function statusKeyword(status: ArticleStatus): string {
  return articleStatusLabels[status].toLowerCase().replaceAll(' ', '-');
}

/** Parses a status argument. */
export function parseStatus(text: string): ArticleStatus {
  const status = statusNames.get(text.toLowerCase());
  if (status === undefined) {
    throw new InvalidArgumentError(`dozwolone: ${Object.values(ArticleStatus).map(statusKeyword).join(', ')}`);
  }
  return status;
}
