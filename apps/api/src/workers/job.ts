// A job: a function that runs in a worker process. Its input and output are cloned between the processes.
import type { FieldError } from '@redakcja/generated/model/fieldError';

/** Name and types of a job; worker.ts has the function. */
export interface Job<Input, Output> {
  readonly name: string;
  /** Never set: it carries the types. */
  readonly types?: (input: Input) => Output;
}

export function job<Input, Output>(name: string): Job<Input, Output> {
  return { name };
}

/** A job with its function. */
export interface ImplementedJob {
  name: string;
  run: (input: unknown) => Promise<unknown>;
}

export function implement<Input, Output>(
  { name }: Job<Input, Output>,
  run: (input: Input) => Output | Promise<Output>,
): ImplementedJob {
  // `WorkerPool.run` takes the input by the same descriptor
  return { name, run: async (input) => run(input as Input) };
}

export interface JobRequest {
  name: string;
  input: unknown;
}

/** An error that survives the way between the processes. */
export interface JobFault {
  message: string;
  stack: string | undefined;
  code: string | undefined;
}

export interface JobProblem {
  status: number;
  title: string;
  errors: readonly string[];
  fields: readonly FieldError[] | undefined;
}

export type JobOutcome = { output: unknown } | { problem: JobProblem } | { fault: JobFault } | { isOutOfMemory: true };

export interface JobResponse {
  outcome: JobOutcome;
  /** The process kept so much memory that it should not take another job. */
  isSpent: boolean;
}

/** What a worker sends: that it has begun with a job, and what came of it. */
export type WorkerMessage = 'taken' | JobResponse;
