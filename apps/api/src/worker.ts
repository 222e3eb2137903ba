// A worker process of the server (shared/workers): node worker.ts BYTES, with its memory limit. It has no access to the database or to secrets.
import { fileWork } from './files/file-work.ts';
import { textWork } from './shared/text-work.ts';
import { serveJobs } from './shared/workers/serve-jobs.ts';

serveJobs([...fileWork, ...textWork], Number(process.argv[2]));
