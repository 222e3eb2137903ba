import { job } from '../workers/job.ts';

/** Which markup may stay: that of an article, of one line, or letters alone. */
export type TextKind = 'richText' | 'line' | 'letters';

export const cleanText = job<{ html: string; kind: TextKind; stored: string }, string>('cleanText');
