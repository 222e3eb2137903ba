// The side of the worker process: runs the jobs that the server sends, one at a time, and watches its own memory.
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { errorCodes, ProblemError } from '../http/problem.ts';
import type { ImplementedJob, JobOutcome, JobRequest, JobResponse, WorkerMessage } from './job.ts';

/** Milliseconds between checks of the memory, which native code allocates outside this thread. */
const memoryInterval = 20;

/** Not process.exit, which would wait for native code. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** `memory` in bytes. */
export function serveJobs(jobs: readonly ImplementedJob[], memory: number): void {
  const known = new Map(jobs.map((one) => [one.name, one]));
  const respond = (outcome: JobOutcome, then: () => void = () => undefined) => {
    const isSpent = process.memoryUsage.rss() > memory / 2;
    process.send?.({ outcome, isSpent } satisfies JobResponse, undefined, undefined, then);
  };
  // a terminal and systemd signal all processes of the service: the server decides when this one ends
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', end);
  endWithServer();
  process.on('message', (request: JobRequest) =>
    // the server knows that the job was taken before the job may end this process
    process.send?.('taken' satisfies WorkerMessage, undefined, undefined, async () =>
      respond(await outcomeOf(known, request)),
    ),
  );
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) respond({ isOutOfMemory: true }, end);
  }, memoryInterval);
  yieldToServer();
}

/** The server has priority where processors or memory are scarce. */
function yieldToServer(): void {
  setPriority(5);
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // only Linux has it
  }
}

async function outcomeOf(known: ReadonlyMap<string, ImplementedJob>, { name, input }: JobRequest): Promise<JobOutcome> {
  try {
    const found = known.get(name);
    if (found === undefined) throw new Error(`There is no job ${name}`);
    return { output: await found.run(input) };
  } catch (error) {
    if (error instanceof ProblemError) {
      const { status, title, errors, fields } = error;
      return { problem: { status, title, errors, fields } };
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { fault: { message, stack, code: errorCodes(error)[0] } };
  }
}

/**
 * A worker whose job never ends does not notice that the server has gone: a thread of its own looks. It runs there, so it uses nothing from outside. A
 * process whose parent has ended belongs to another one.
 */
function watch(server: number): void {
  setInterval(() => {
    if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  }, 500);
}

/** To be called before the first job: the parent is still the server then. */
function endWithServer(): void {
  new Worker(`(${watch})(${process.ppid})`, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } });
}
