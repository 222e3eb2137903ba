// The functions of text-jobs.ts. Loaded by the worker process alone.

import { implement } from '../workers/job.ts';
import { sanitise } from './sanitise.ts';
import { cleanText } from './text-jobs.ts';

export const textWork = [implement(cleanText, ({ html, kind, stored }) => sanitise(html, kind, stored))];
