import { job } from './workers/job.ts';

/** Which markup may stay: that of an article, or that of one line. */
export type TextKind = 'richText' | 'line';

export const cleanText = job<{ html: string; kind: TextKind }, string>('cleanText');
