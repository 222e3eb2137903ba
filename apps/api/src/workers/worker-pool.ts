// Work whose cost depends on the input runs in processes that can be killed, in a queue that is fair to its owners (docs/decisions/0019).
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError, unavailable } from '../http/problem.ts';
import { FairQueue, type Owner } from './fair-queue.ts';
import type { Job, JobFault, JobOutcome, JobRequest } from './job.ts';
import type { WorkerLimits } from './worker-limits.ts';
import { type KillReason, WorkerProcess } from './worker-process.ts';

/** The job took more time or memory than it may, or its process crashed. */
export class JobKilledError extends Error {
  readonly reason: KillReason;

  constructor(name: string, reason: KillReason) {
    super(`The job ${name} was killed: ${reason}`);
    this.reason = reason;
  }
}

export interface WorkerPool {
  /** Throws a JobKilledError, a 503 when the queue is full, or what the job threw. */
  run: <Input, Output>(job: Job<Input, Output>, input: Input, owner: Owner) => Promise<Output>;
  /** Kills all processes; jobs under way and waiting ones fail with a 503. */
  close: () => void;
}

interface Task {
  request: JobRequest;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

const full = 'Serwer przetwarza teraz zbyt wiele plików i tekstów. Spróbuj ponownie za chwilę';

export function createWorkerPool(limits: WorkerLimits, log: FastifyBaseLogger, entry?: string): WorkerPool {
  const queue = new FairQueue<Task>(limits);
  const processes = new Set<WorkerProcess>();
  /** The longest idle first. */
  const idle = new Map<WorkerProcess, NodeJS.Timeout>();
  let isClosed = false;

  function newProcess(): WorkerProcess {
    const worker: WorkerProcess = new WorkerProcess(
      limits,
      () => {
        processes.delete(worker);
        clearTimeout(idle.get(worker));
        idle.delete(worker);
        startWaiting();
      },
      entry,
    );
    processes.add(worker);
    return worker;
  }

  function freeProcess(): WorkerProcess | undefined {
    const [worker] = [...idle.keys()].slice(-1);
    if (worker === undefined) return processes.size < limits.processes ? newProcess() : undefined;
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    return worker;
  }

  function startWaiting(): void {
    while (!isClosed && (idle.size > 0 || processes.size < limits.processes)) {
      const next = queue.take();
      if (next === undefined) return;
      void perform(next.owner, next.item);
    }
  }

  async function perform(owner: Owner, { request, resolve, reject }: Task): Promise<void> {
    const worker = freeProcess();
    if (worker === undefined) throw new Error('No free process');
    const end = await worker.run(request);
    queue.finish(owner);
    if ('killed' in end) {
      if (!isClosed)
        log.warn({ job: request.name, reason: end.killed, complaint: worker.complaint }, 'a job was killed');
      reject(isClosed ? unavailable() : new JobKilledError(request.name, end.killed));
    } else {
      if (end.isSpent || isClosed) worker.kill();
      else idle.set(worker, setTimeout(() => worker.kill(), limits.idle).unref());
      settle(end.outcome, resolve, reject);
    }
    startWaiting();
  }

  return {
    run: <Input, Output>({ name }: Job<Input, Output>, input: Input, owner: Owner) =>
      new Promise<Output>((resolve, reject) => {
        // the function in the worker has the same descriptor (`implement`)
        const task: Task = { request: { name, input }, resolve: (output) => resolve(output as Output), reject };
        if (isClosed) reject(unavailable());
        else if (queue.add(owner, task)) startWaiting();
        else reject(unavailable(full));
      }),
    close: () => {
      isClosed = true;
      for (const { reject } of queue.clear()) reject(unavailable());
      for (const worker of processes) worker.kill();
    },
  };
}

function settle(outcome: JobOutcome, resolve: Task['resolve'], reject: Task['reject']): void {
  if ('output' in outcome) resolve(outcome.output);
  else if ('problem' in outcome) {
    const { status, title, errors, fields } = outcome.problem;
    reject(new ProblemError(status, title, errors, fields === undefined ? {} : { fields }));
  } else if ('fault' in outcome) reject(errorOf(outcome.fault));
}

function errorOf({ message, stack, code }: JobFault): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return code === undefined ? error : Object.assign(error, { code });
}
