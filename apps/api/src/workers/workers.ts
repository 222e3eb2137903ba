import type { FastifyBaseLogger } from 'fastify';
import { fileWork, textWork } from './worker-limits.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** Files do not wait for texts, nor texts for files. */
export interface Workers {
  files: WorkerPool;
  texts: WorkerPool;
  close: () => void;
}

/** No process starts before the first job. */
export function createWorkers(log: FastifyBaseLogger): Workers {
  const files = createWorkerPool(fileWork, log);
  const texts = createWorkerPool(textWork, log);
  return {
    files,
    texts,
    close: () => {
      files.close();
      texts.close();
    },
  };
}
