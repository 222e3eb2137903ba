// What a demonstration adds to the server: it is given when the server is put together, so that the product knows nothing of its people and pages.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Services } from './services.ts';

/** Accounts that anybody may use, as the sign-in page shows them. */
export interface DemoAccounts {
  accounts: readonly { userName: string; purpose: string }[];
  password: string;
}

export interface Demonstration extends DemoAccounts {
  /** A program that anybody may try unattended work with. */
  automat: Config['identity']['automats'][number];
  /** Fills an empty database. */
  seed: (db: Database, store: Pick<Services, 'config' | 'storage'>, now: Date) => Promise<void>;
  /** What it serves beside the product. */
  plugin: (app: FastifyInstance, services: Services) => void;
}
