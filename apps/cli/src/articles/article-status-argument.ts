import { InvalidArgumentError } from '@commander-js/extra-typings';
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

/** The words a status may be given by: the Polish label, the contract's name and its number. */
export const statusNames: ReadonlyMap<string, ArticleStatus> = new Map(
  Object.entries(ArticleStatus).flatMap(([name, status]): [string, ArticleStatus][] => [
    [name.toLowerCase(), status],
    [statusWord(status), status],
    [String(status), status],
  ]),
);

/** Status as one word for the command line: roboczy, do-publikacji… */
export function statusWord(status: ArticleStatus): string {
  return articleStatusLabels[status].toLowerCase().replaceAll(' ', '-');
}

/** Reads a status argument. */
export function parseStatus(text: string): ArticleStatus {
  const status = statusNames.get(text.toLowerCase());
  if (status === undefined) {
    throw new InvalidArgumentError(`dozwolone: ${Object.values(ArticleStatus).map(statusWord).join(', ')}`);
  }
  return status;
}
