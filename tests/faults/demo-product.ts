// The product on copies of the demo data that is made once for all test files.
import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { requirePostgres } from '../../scripts/postgres.mjs';
import { type Product, startProduct } from '../support/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a demo server, to be copied. */
    demoData: string;
    /** The same on PostgreSQL: its stopped cluster, and the data folder of the server. */
    demoOnPostgres: { cluster: string; files: string };
  }
}

export function copyDemoData(folder: string): void {
  cpSync(inject('demoData'), folder, { recursive: true });
}

export function startOnDemoData(env: Readonly<Record<string, string>>, place?: string): Promise<Product> {
  return startProduct(env, copyDemoData, place);
}

/** A PostgreSQL of one's own, with the demo data. */
export const demoPostgres = () => requirePostgres(inject('demoOnPostgres').cluster);

/** The files beside it. */
export function copyDemoFiles(folder: string): void {
  cpSync(inject('demoOnPostgres').files, folder, { recursive: true });
}
