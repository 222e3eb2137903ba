import { inject } from 'vitest';

export interface Built {
  /** The program as it is installed: one file. */
  program: string;
  server: string;
  /** Data folder of a demonstration office, to be copied. */
  office: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    built: Built;
  }
}

/** What was made once for all test files; nobody writes in it. */
export const built = inject('built');
