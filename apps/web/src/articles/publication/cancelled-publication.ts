import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

/** What a change of status takes back from an article that waits for its date, in one sentence. */
export function cancelledPublication(
  { status, publishStart }: Pick<ArticleRow, 'status' | 'publishStart'>,
  to: ArticleStatus,
): string | undefined {
  if (status !== ArticleStatus.ToPublish || to !== ArticleStatus.Confirmed) return undefined;
  return ['Planowana publikacja', formatDateTime(publishStart), 'nie odbędzie się.'].filter(Boolean).join(' ');
}
