import { inject } from 'vitest';

export interface Built {
  /** Removed after the run. */
  folder: string;
  /** The built program: the file to run. */
  program: string;
  /** The same program, which stays to run one command line after the other. */
  resident: string;
  server: string;
  /** Data folder of a demo server, to be copied. */
  demo: string;
  /** Data folder of an empty office, to be copied. */
  office: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    built: Built;
  }
}

/** Built once for all test files, and only read. */
export const built = inject('built');
