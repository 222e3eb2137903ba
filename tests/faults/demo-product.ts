// The product on a copy of the demo data that is made once for all test files.
import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of a demo server, to be copied. */
    demoData: string;
  }
}

export function copyDemoData(folder: string): void {
  cpSync(inject('demoData'), folder, { recursive: true });
}

export function startOnDemoData(env: Readonly<Record<string, string>>): Promise<Product> {
  return startProduct(env, copyDemoData);
}
