import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { busy, crash, echo, environment, fail, fill, meet, refuse, sleep, spin } from './test-worker.ts';
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

test('a job that crashes its process fails alone', async () => {
  const pool = start();
  await expect(pool.run(crash, null, 1)).rejects.toBeInstanceOf(JobKilledError);
  expect((await pool.run(echo, { value: 1 }, 1)).value).toBe(1);
});

/** A file that jobs write their process ids into. */
function meetingPlace() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'worker-pool-')), 'processes');
  onTestFinished(() => rmSync(path.dirname(file), { recursive: true }));
  writeFileSync(file, '');
  const processes = () => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
  return {
    file,
    processes,
    arrived: (count: number) => expect.poll(processes, { timeout: 20_000 }).toHaveLength(count),
  };
}

test('jobs whose processes are killed are repeated once, each alone in a new process', async () => {
  const pool = start({ processes: 3, time: 60_000 });
  const { file, processes, arrived } = meetingPlace();
  const killed = [1, 2, 3].map((owner) => pool.run(meet, { file, lines: 4 }, owner));
  await arrived(3);
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  const ends = await Promise.all(killed);
  expect(processes().slice(3).sort()).toEqual(ends.sort());
  expect(new Set(processes()).size).toBe(6);
});

test('nothing else runs beside a job that is repeated', async () => {
  const pool = start({ processes: 3, time: 60_000 });
  const { file, processes, arrived } = meetingPlace();
  const repeated = pool.run(meet, { file, lines: 3 }, 1);
  await arrived(1);
  process.kill(processes()[0] ?? 0, 'SIGKILL');
  await arrived(2);
  const other = pool.run(echo, { value: 1 }, 2);
  // the repeated job goes on when a third line is there; the other one finds its process, for no second one was started
  appendFileSync(file, 'go\n');
  expect((await other).pid).toBe(await repeated);
});

test.each(['SIGKILL', 'SIGSEGV', 'SIGBUS'] as const)('the second death is that of the job: %s', async (signal) => {
  const pool = start({ time: 60_000 });
  const { file, processes, arrived } = meetingPlace();
  const end = pool.run(meet, { file, lines: 9 }, 1).catch((error: unknown) => error);
  for (const count of [1, 2]) {
    await arrived(count);
    process.kill(processes().at(-1) ?? 0, signal);
  }
  expect(await end).toMatchObject({ reason: 'ended' });
  expect((await pool.run(echo, { value: 1 }, 1)).value).toBe(1);
});

test('a job is not given to an idle process that is being ended, nor lost with one that was killed', async () => {
  const pool = start({ idle: 1 });
  const { pid } = await pool.run(echo, { value: 0 }, 1);
  // the timer of the idle process has run out just before, and its end is not known yet
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect((await pool.run(echo, { value: 1 }, 1)).pid).not.toBe(pid);
  const kept = start();
  for (const value of [1, 2]) {
    const found = await kept.run(echo, { value }, 1);
    process.kill(found.pid, 'SIGKILL');
    expect(await kept.run(echo, { value }, 1)).toMatchObject({ value });
  }
});

test('a process that cannot be started is not the fault of the job', async () => {
  const pool = createWorkerPool(textWork, createLog('silent'), '/nowhere/worker.ts');
  pools.push(pool);
  await expect(pool.run(echo, { value: 1 }, 1)).rejects.toMatchObject({ status: 503 });
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
