import type { CheckedTexts } from '@redakcja/domain/articles/check/check-text';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { job } from '../../workers/job.ts';

export interface CheckedArticle {
  texts: CheckedTexts;
  attachments: readonly AttachmentCheck[];
}

/** Errors in a few words each. */
export const checkPublication = job<CheckedArticle, string[]>('checkPublication');
