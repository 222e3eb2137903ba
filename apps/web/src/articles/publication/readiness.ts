// What the gate will refuse, asked of the server before anything is changed.
import { changeArticleStatuses } from '@redakcja/generated/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { ArticleStatusResult } from '@redakcja/generated/model/articleStatusResult';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { useQuery } from '@tanstack/react-query';
import { publicationInputs, rowsInput, type SentRow } from './publication-inputs.ts';

/** Confirmation, or publication with the dates of the cards or with others in their place. */
export type Asked = 'confirm' | 'cards' | 'others';

/** Attachments are checked within seconds. */
const checkInterval = 3000;
/** Articles whose texts are checked in one call. */
const partSize = 100;

const noReasons: ReadonlyMap<number, string> = new Map();
// an end in place of that of the card is checked by the dialog
const otherDates = { publishNow: true, publishEnd: null, archiveAfterPublishEnd: false };

function inputsOf(rows: readonly SentRow[], asked: Asked): ArticleStatusesInput[] {
  if (asked === 'confirm') return [{ ...rowsInput(rows), newStatus: ArticleStatus.Confirmed }];
  return publicationInputs(rows, { dates: asked === 'cards' ? {} : otherDates, reasons: noReasons });
}

async function ask(rows: readonly SentRow[], asked: Asked, signal: AbortSignal): Promise<ArticleStatusResult[]> {
  const results: ArticleStatusResult[] = [];
  for (let from = 0; from < rows.length; from += partSize)
    for (const input of inputsOf(rows.slice(from, from + partSize), asked))
      results.push(...(await changeArticleStatuses({ ...input, dryRun: true }, undefined, signal)));
  return results;
}

/** By the id of the article; undefined until all of them are known. */
export function useReadiness(rows: readonly SentRow[], asked: Asked) {
  const { data, isError } = useQuery({
    queryKey: ['readiness', asked, ...rows.map(({ id, etag }) => `${id} ${etag}`)],
    queryFn: ({ signal }) => ask(rows, asked, signal),
    gcTime: 0,
    refetchInterval: ({ state: { data: results } }) =>
      results?.some(({ code }) => code === ProblemCode.WaitingForCheck) ? checkInterval : false,
    meta: { silent: true },
  });
  return { readiness: data && new Map(data.map((result) => [result.id, result])), isError };
}
