import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

interface Scheduled {
  status: ArticleStatus;
  publishStart: string | null;
  publishEnd: string | null;
}

const second = 1000;
const longest = 60 * 60 * second;

/** When the schedule changes the status of an article next; null when it does not. */
export function scheduledChange({ status, publishStart, publishEnd }: Scheduled): string | null {
  if (status === ArticleStatus.ToPublish) return publishStart;
  return status === ArticleStatus.Published ? publishEnd : null;
}

/** Milliseconds until an open article is to be read again to follow the schedule: a moment after its change, more often while that is late. */
export function untilScheduledChange(article: Scheduled, now: Date): number | null {
  const due = scheduledChange(article);
  if (due === null) return null;
  const left = Date.parse(due) - now.getTime();
  if (left >= 0) return Math.min(left + second, longest);
  return left > -30 * second ? second : 30 * second;
}
