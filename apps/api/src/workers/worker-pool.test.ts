import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { busy, crash, echo, environment, fail, fill, refuse, sleep, spin } from './test-worker.ts';
import { textWork, type WorkerLimits } from './worker-limits.ts';
import { createWorkerPool, JobKilledError, type WorkerPool } from './worker-pool.ts';

const pools: WorkerPool[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

function start(limits: Partial<WorkerLimits> = {}): WorkerPool {
  const entry = path.join(import.meta.dirname, 'test-worker.ts');
  const pool = createWorkerPool({ ...textWork, ...limits }, createLog('silent'), entry);
  pools.push(pool);
  return pool;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a job gets its input and gives its output; the next one finds the same process', async () => {
  const pool = start();
  const value = { bytes: new Uint8Array([1, 2, 3]), text: 'zażółć', when: new Date(0), none: undefined };
  const first = await pool.run(echo, { value }, 1);
  expect(first.value).toEqual(value);
  expect((await pool.run(echo, { value: 2 }, 1)).pid).toBe(first.pid);
});

test('problems and errors of the system arrive as they were thrown', async () => {
  const pool = start();
  await expect(pool.run(refuse, 'Za dużo', 1)).rejects.toMatchObject({ status: 400, errors: ['Za dużo'] });
  await expect(pool.run(refuse, 'Za dużo', 1)).rejects.toBeInstanceOf(ProblemError);
  await expect(pool.run(fail, null, 1)).rejects.toMatchObject({ message: 'the disk is full', code: 'ENOSPC' });
});

test.each([
  ['a loop', spin],
  ['native code', busy],
])('%s is killed after its time, and the next job goes on', async (_name, endless) => {
  const pool = start({ time: 1500 });
  const other = await pool.run(echo, { value: 1 }, 1);
  await expect(pool.run(endless, null, 1)).rejects.toMatchObject({ reason: 'time' });
  expect(isAlive(other.pid)).toBe(false);
  expect((await pool.run(echo, { value: 1 }, 1)).value).toBe(1);
});

test.each(['heap', 'buffers'] as const)('a job that fills the memory (%s) is killed', async (kind) => {
  const pool = start({ memory: 160 * 1_048_576, time: 60_000 });
  await expect(pool.run(fill, kind, 1)).rejects.toMatchObject({ reason: 'memory' });
  expect((await pool.run(echo, { value: 1 }, 1)).value).toBe(1);
});

test('a crash fails the job alone', async () => {
  const pool = start();
  await expect(pool.run(crash, null, 1)).rejects.toBeInstanceOf(JobKilledError);
  expect((await pool.run(echo, { value: 1 }, 1)).value).toBe(1);
});

test('jobs of one owner do not delay those of another', async () => {
  const pool = start({ processes: 2, time: 60_000 });
  const long = Array.from({ length: 3 }, () => pool.run(spin, null, 'slow').catch((error: unknown) => error));
  const others = [2, 3, 4, 5].map((owner) => pool.run(echo, { value: owner }, owner));
  expect((await Promise.all(others)).map(({ value }) => value)).toEqual([2, 3, 4, 5]);
  pool.close();
  for (const end of await Promise.all(long)) expect(end).toMatchObject({ status: 503 });
});

test('a full queue rejects the owner that filled it first', async () => {
  const pool = start({ processes: 1, waiting: 3, waitingPerOwner: 2 });
  const ends = [1, 1, 1, 1, 2, 3].map((owner) =>
    pool.run(sleep, 200, owner).then(
      () => 'done',
      ({ status, headers }: ProblemError) => [status, headers['retry-after']],
    ),
  );
  const refused = [503, '5'];
  expect(await Promise.all(ends)).toEqual(['done', 'done', 'done', refused, 'done', refused]);
});

test('closing kills what runs', async () => {
  const pool = start({ time: 60_000 });
  const { pid } = await pool.run(echo, { value: 1 }, 1);
  const running = pool.run(busy, null, 1).catch((error: unknown) => error);
  pool.close();
  expect(await running).toMatchObject({ status: 503 });
  expect(isAlive(pid)).toBe(false);
  await expect(pool.run(echo, { value: 1 }, 1)).rejects.toMatchObject({ status: 503 });
});

test('a process without work ends', async () => {
  const pool = start({ idle: 50 });
  const { pid } = await pool.run(echo, { value: 1 }, 1);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

/** A server of its own with one worker in an endless loop; prints the process id of the worker. */
const busyServer = `
  const folder = process.argv[1];
  const { createWorkerPool } = await import(folder + '/worker-pool.ts');
  const { textWork } = await import(folder + '/worker-limits.ts');
  const { echo, spin } = await import(folder + '/test-worker.ts');
  const log = { warn() {} };
  const pool = createWorkerPool({ ...textWork, processes: 1 }, log, folder + '/test-worker.ts');
  const { pid } = await pool.run(echo, { value: 1 }, 1);
  void pool.run(spin, null, 1);
  console.log(pid);
`;

test('a worker in an endless loop ends with a server that is killed', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', busyServer, import.meta.dirname]);
  const [printed] = await once(server.stdout, 'data');
  const pid = Number(printed);
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('a worker has no access to the secrets of the server', async () => {
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'tajny');
  const names = await start().run(environment, null, 1);
  expect(names).toContain('PATH');
  expect(names.filter((name) => /S3|DATABASE|SECRET|PASSWORD|SMTP|AUTOMAT/i.test(name))).toEqual([]);
});
