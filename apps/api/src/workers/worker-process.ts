// One worker process, seen from the server: takes one job at a time and can be killed at any moment, also within native code.
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { JobOutcome, JobRequest, WorkerMessage } from './job.ts';
import type { WorkerLimits } from './worker-limits.ts';

/** Why a job was killed. */
export type KillReason = 'time' | 'memory' | 'ended';

/** A job that was lost had not begun: its process did not start, or was ending. */
export type JobEnd = { outcome: JobOutcome; isSpent: boolean } | { killed: KillReason } | 'lost';

/** The build puts the bundled worker beside the bundled server. */
function locate(): string {
  const built = path.join(import.meta.dirname, 'worker.mjs');
  return existsSync(built) ? built : path.join(import.meta.dirname, '../worker.ts');
}

/** Variables passed from the server's environment, which contains secrets. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'LD_LIBRARY_PATH'];

function environment(): NodeJS.ProcessEnv {
  const known = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  // memory that glibc keeps for each thread would count as memory of the next job
  return { ...Object.fromEntries(known), MALLOC_ARENA_MAX: '2' };
}

const mebibyte = 1_048_576;
/** Milliseconds that a process may take to start. */
const startTime = 30_000;

export class WorkerProcess {
  readonly #child: ChildProcess;
  #isEnded = false;
  /** Last output of a process that did not start. */
  #complaint = '';

  constructor(limits: Pick<WorkerLimits, 'memory'>, onEnd: () => void, entry = locate()) {
    this.#child = fork(entry, [String(limits.memory)], {
      execArgv: [`--max-old-space-size=${Math.round(limits.memory / 2 / mebibyte)}`],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const listen = (chunk: Buffer) => {
      this.#complaint = `${this.#complaint}${chunk}`.slice(-2000);
    };
    this.#child.stderr?.on('data', listen);
    this.#child.once('message', () => {
      this.#complaint = '';
      this.#child.stderr?.off('data', listen).resume();
    });
    const ended = () => {
      if (this.#isEnded) return;
      this.#isEnded = true;
      onEnd();
    };
    this.#child.once('exit', ended);
    this.#child.once('error', ended);
    this.#release();
  }

  /** Why it did not start. */
  get complaint(): string {
    return this.#complaint;
  }

  /** A killed job resolves when the process has ended. */
  run(request: JobRequest, time: number): Promise<JobEnd> {
    const child = this.#child;
    this.#hold();
    return new Promise((resolve) => {
      let isTaken = false;
      let reason: KillReason = 'ended';
      const expire = () => {
        reason = 'time';
        this.kill();
      };
      let timer = setTimeout(expire, startTime);
      const finish = (end: JobEnd) => {
        clearTimeout(timer);
        child.off('message', receive).off('exit', ended).off('error', ended);
        this.#release();
        resolve(end);
      };
      const receive = (message: WorkerMessage) => {
        if (message === 'taken') {
          isTaken = true;
          clearTimeout(timer);
          timer = setTimeout(expire, time);
        } else if ('isOutOfMemory' in message.outcome) reason = 'memory';
        else finish(message);
      };
      const ended = (_code: unknown, signal?: unknown) => {
        if (!isTaken) finish('lost');
        // V8 aborts when its heap is full
        else finish({ killed: reason === 'ended' && signal === 'SIGABRT' ? 'memory' : reason });
      };
      child.on('message', receive).once('exit', ended).once('error', ended);
      if (this.#isEnded) ended(null);
      // a broken channel is followed by the exit
      else child.send(request, () => undefined);
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Only work keeps the server's process running. */
  #hold(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  #release(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
