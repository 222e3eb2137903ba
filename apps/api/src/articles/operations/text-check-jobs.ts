import type { CheckedTexts } from '@redakcja/domain/articles/check/check-text';
import type { publicationFindings } from '@redakcja/domain/articles/check/publication-check';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { job } from '../../workers/job.ts';

export interface CheckedArticle {
  texts: CheckedTexts;
  attachments: readonly AttachmentCheck[];
}

export type Findings = ReturnType<typeof publicationFindings>;

/** What stands in the way of a publication. */
export const checkPublication = job<CheckedArticle, Findings>('checkPublication');
