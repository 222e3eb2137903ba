// Work whose cost depends on the input runs in processes that can be killed, in a queue that is fair to its owners (docs/decisions/0019).
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError, unavailable } from '../http/problem.ts';
import { FairQueue, type Owner } from './fair-queue.ts';
import type { Job, JobFault, JobOutcome, JobRequest } from './job.ts';
import type { WorkerLimits } from './worker-limits.ts';
import { type KillReason, WorkerProcess } from './worker-process.ts';

/** The job took more time or memory than it may, or its process ended twice. */
export class JobKilledError extends Error {
  readonly reason: KillReason;

  constructor(name: string, reason: KillReason) {
    super(`The job ${name} was killed: ${reason}`);
    this.reason = reason;
  }
}

export interface WorkerPool {
  /** Throws a JobKilledError, a 503 when the queue is full, or what the job threw. `time` is shorter than that of the limits. */
  run: <Input, Output>(job: Job<Input, Output>, input: Input, owner: Owner, time?: number) => Promise<Output>;
  /** Kills all processes; jobs under way and waiting ones fail with a 503. */
  close: () => void;
}

interface Task {
  owner: Owner;
  request: JobRequest;
  time: number;
  /** How often its process ended under it: by the kernel when memory is scarce, or by itself. */
  deaths: number;
  /** How often its process ended, or did not start, before it began. */
  losses: number;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

const full = 'Serwer przetwarza teraz zbyt wiele plików i tekstów. Spróbuj ponownie za chwilę';

export function createWorkerPool(limits: WorkerLimits, log: FastifyBaseLogger, entry?: string): WorkerPool {
  const queue = new FairQueue<Task>(limits);
  /** Jobs whose process ended: each is repeated once, in a new process and alone, so that no other job takes its memory. */
  const repeated: Task[] = [];
  const processes = new Set<WorkerProcess>();
  /** The longest idle first. */
  const idle = new Map<WorkerProcess, NodeJS.Timeout>();
  let isClosed = false;
  let isOneAlone = false;

  function newProcess(): WorkerProcess {
    const worker: WorkerProcess = new WorkerProcess(
      limits,
      () => {
        processes.delete(worker);
        leaveIdle(worker);
        startWaiting();
      },
      entry,
    );
    processes.add(worker);
    return worker;
  }

  function leaveIdle(worker: WorkerProcess): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  /** A process that is being ended gets no job any more. */
  function end(worker: WorkerProcess): void {
    leaveIdle(worker);
    worker.kill();
  }

  function freeProcess(): WorkerProcess | undefined {
    const worker = [...idle.keys()].at(-1);
    if (worker === undefined) return processes.size < limits.processes ? newProcess() : undefined;
    leaveIdle(worker);
    return worker;
  }

  function startWaiting(): void {
    if (isClosed || isOneAlone) return;
    if (repeated.length > 0) repeatAlone();
    else startNext();
  }

  function startNext(): void {
    while (idle.size > 0 || processes.size < limits.processes) {
      const next = queue.take();
      if (next === undefined) return;
      const worker = freeProcess();
      if (worker === undefined) throw new Error('No free process');
      void perform(worker, next.item);
    }
  }

  function repeatAlone(): void {
    for (const worker of idle.keys()) end(worker);
    // the end of a process comes here again
    if (processes.size > 0) return;
    const task = repeated.shift();
    if (task === undefined) return;
    isOneAlone = true;
    void perform(newProcess(), task);
  }

  async function perform(worker: WorkerProcess, task: Task): Promise<void> {
    const ended = await worker.run(task.request, task.time);
    isOneAlone = false;
    if (ended !== 'lost' && 'outcome' in ended) {
      if (ended.isSpent || isClosed || repeated.length > 0) end(worker);
      else idle.set(worker, setTimeout(() => end(worker), limits.idle).unref());
      queue.finish(task.owner);
      settle(ended.outcome, task.resolve, task.reject);
    } else if (isClosed) task.reject(unavailable());
    else afterDeath(task, ended === 'lost' ? ended : ended.killed, worker.complaint);
    startWaiting();
  }

  /** What takes too much time or memory is the job's doing; an end from outside is so when it comes a second time. */
  function afterDeath(task: Task, reason: KillReason | 'lost', complaint: string): void {
    const job = task.request.name;
    if (reason === 'lost') task.losses += 1;
    else if (reason === 'ended') task.deaths += 1;
    if ((reason === 'lost' || reason === 'ended') && task.losses < 2 && task.deaths < 2) {
      log.warn({ job, reason, complaint }, 'the process of a job ended, and the job is repeated');
      repeated.push(task);
      return;
    }
    log.warn({ job, reason, complaint }, 'a job was killed');
    queue.finish(task.owner);
    task.reject(reason === 'lost' ? unavailable() : new JobKilledError(job, reason));
  }

  return {
    run: <Input, Output>({ name }: Job<Input, Output>, input: Input, owner: Owner, time = limits.time) =>
      new Promise<Output>((resolve, reject) => {
        // the function in the worker has the same descriptor (`implement`)
        const task: Task = {
          owner,
          request: { name, input },
          time,
          deaths: 0,
          losses: 0,
          resolve: (output) => resolve(output as Output),
          reject,
        };
        if (isClosed) reject(unavailable());
        else if (queue.add(owner, task)) startWaiting();
        else reject(unavailable(full));
      }),
    close: () => {
      isClosed = true;
      for (const { reject } of [...queue.clear(), ...repeated.splice(0)]) reject(unavailable());
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
