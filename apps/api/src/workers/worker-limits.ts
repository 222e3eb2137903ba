// Limits of work whose cost the sender of a file or a text chooses (docs/decisions/0019). docs/administration/storage.md names the same numbers.

export interface WorkerLimits {
  /** Processes at once. */
  processes: number;
  /** Jobs of one owner at once; further ones wait, while those of others go on. */
  perOwner: number;
  /** Waiting jobs, of all owners and of one. */
  waiting: number;
  waitingPerOwner: number;
  /** Milliseconds after which a job is killed. */
  time: number;
  /** Bytes of resident memory beyond which a job is killed. */
  memory: number;
  /** Milliseconds after which a process without work ends. */
  idle: number;
}

const mebibyte = 1_048_576;

/** Pictures, and attachments that have to be parsed. */
export const fileWork: WorkerLimits = {
  processes: 3,
  perOwner: 1,
  waiting: 60,
  waitingPerOwner: 20,
  time: 15_000,
  memory: 1024 * mebibyte,
  idle: 30_000,
};

/** Long texts. */
export const textWork: WorkerLimits = {
  processes: 2,
  perOwner: 1,
  waiting: 40,
  waitingPerOwner: 10,
  time: 30_000,
  memory: 768 * mebibyte,
  idle: 30_000,
};

/** Texts of attachments for the search: in the background, one after another. */
export const documentWork: WorkerLimits = {
  processes: 1,
  perOwner: 1,
  waiting: 10,
  waitingPerOwner: 10,
  time: 60_000,
  memory: 1024 * mebibyte,
  idle: 10_000,
};
