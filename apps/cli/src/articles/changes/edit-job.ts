// The bulk job of `bip articles edit`, and of `bip apply` of its plan.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { Settings } from '../../shared/bulk/plan.ts';
import { saveJob } from './save-job.ts';

export const editKind = 'articles.edit';

export function editJob({ reason }: Settings): BulkJob {
  return saveJob({
    reason: typeof reason === 'string' ? reason : null,
    question: (count) => `Zmienić ${countOf(count, nouns.article)}?`,
    // what it becomes was decided when the plan was made, and holds as long as nobody else has saved the article
    changesOf: (_, { data }) => JSON.parse(data?.changes ?? '{}'),
  });
}
