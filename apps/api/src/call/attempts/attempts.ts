// What a handler asks other calls with (attempt.ts).
import type { OperationId } from '@redakcja/generated/operations';
import type { Database } from '../../database/database.ts';
import type { CallRefusal } from './call-refusal.ts';

/** What a call is made with, as texts of its address and a body as it would be sent. */
export interface AttemptedCall {
  operation: OperationId;
  params: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

export interface Attempt {
  /** The transaction that is taken back. */
  db: Database;
  /** Query parameter with the numbers of the records that an operation removes. */
  chosenBy: (operation: OperationId) => string | undefined;
  /** What a reading operation answers; throws its refusal. */
  read: (call: AttemptedCall) => Promise<unknown>;
  /** Why the call would be refused; null when it would go through. Permissions of the contract are not asked for. */
  refusal: (call: AttemptedCall) => Promise<CallRefusal | null>;
}

/** Attempts of one caller, on one state of the database. */
export type Attempts = <Result>(work: (attempt: Attempt) => Promise<Result>) => Promise<Result>;
