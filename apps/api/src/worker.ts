// A worker process of the server (workers): node worker.ts BYTES, with its memory limit. It has no access to the database or to secrets.
import { textCheckWork } from './articles/operations/text-check-work.ts';
import { fileWork } from './files/work/file-work.ts';
import { textWork } from './text/text-work.ts';
import { serveJobs } from './workers/serve-jobs.ts';

serveJobs([...fileWork, ...textWork, ...textCheckWork], Number(process.argv[2]));
