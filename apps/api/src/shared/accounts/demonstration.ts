// Interface of the demonstration, which main.ts injects, so that no other module depends on its accounts and pages.
import type { FastifyInstance } from 'fastify';
import type { Services, SystemServices } from '../../call/services.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';

/** Public accounts, listed on the sign-in page. */
export interface DemoAccounts {
  accounts: readonly { userName: string; purpose: string }[];
  password: string;
}

export interface Demonstration extends DemoAccounts {
  /** A service client with a public secret. */
  automat: Config['identity']['automats'][number];
  /** Fills an empty database. */
  seed: (db: Database, store: Pick<Services, 'config' | 'storage'>, now: Date) => Promise<void>;
  /** Registers additional routes. */
  plugin: (app: FastifyInstance, services: SystemServices) => void;
}
