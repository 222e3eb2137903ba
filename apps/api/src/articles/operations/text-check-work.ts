// The functions of text-check-jobs.ts. Loaded by the worker process alone.
import { publicationFindings } from '@redakcja/domain/articles/check/publication-check';
import { implement } from '../../workers/job.ts';
import { checkPublication } from './text-check-jobs.ts';

export const textCheckWork = [
  implement(checkPublication, ({ texts, attachments }) => publicationFindings(texts, attachments)),
];
