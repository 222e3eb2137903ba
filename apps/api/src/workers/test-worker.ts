// A worker process whose jobs misbehave, for worker-pool.test.ts.
import { pbkdf2 } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { badRequest } from '../http/problem.ts';
import { implement, job } from './job.ts';
import { serveJobs } from './serve-jobs.ts';

export const echo = job<{ value: unknown }, { value: unknown; pid: number }>('echo');
export const sleep = job<number, null>('sleep');
export const spin = job<null, null>('spin');
/** Native code on another thread, which no exception stops. */
export const busy = job<null, null>('busy');
export const fill = job<'heap' | 'buffers', null>('fill');
/** Writes its process id into a line of the file, and goes on when the file has as many lines as told. */
export const meet = job<{ file: string; lines: number }, number>('meet');
export const crash = job<null, null>('crash');
export const refuse = job<string, null>('refuse');
export const fail = job<null, null>('fail');
export const environment = job<null, string[]>('environment');

const buffers: Buffer[] = [];
const heap: number[][] = [];

async function fillMemory(kind: 'heap' | 'buffers'): Promise<null> {
  for (;;) {
    if (kind === 'heap') heap.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5));
    else {
      buffers.push(Buffer.alloc(10_000_000, 1));
      await wait(1);
    }
  }
}

if (import.meta.main) {
  const jobs = [
    implement(echo, ({ value }) => ({ value, pid: process.pid })),
    implement(sleep, async (milliseconds) => wait(milliseconds, null)),
    implement(spin, () => {
      for (;;);
    }),
    implement(busy, () => new Promise<null>((done) => pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => done(null)))),
    implement(fill, fillMemory),
    implement(meet, async ({ file, lines }) => {
      appendFileSync(file, `${process.pid}\n`);
      while (readFileSync(file, 'utf8').split('\n').length <= lines) await wait(10);
      return process.pid;
    }),
    implement(crash, () => process.abort()),
    implement(refuse, (sentence) => {
      throw badRequest(sentence);
    }),
    implement(fail, () => {
      throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    }),
    implement(environment, () => Object.keys(process.env)),
  ];
  serveJobs(jobs, Number(process.argv[2]));
}
