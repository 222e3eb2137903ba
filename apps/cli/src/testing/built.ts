import { inject } from 'vitest';

export interface Built {
  /** The built program: the file to run. */
  program: string;
  server: string;
  /** Data folder of a demo server, to be copied. */
  dataFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    built: Built;
  }
}

/** Built once for all test files, and only read. */
export const built = inject('built');
