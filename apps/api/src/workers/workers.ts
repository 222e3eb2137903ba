import type { FastifyBaseLogger } from 'fastify';
import { documentWork, fileWork, textWork } from './worker-limits.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

/** Files do not wait for texts, nor texts for files, nor anybody for what the search reads. */
export interface Workers {
  files: WorkerPool;
  texts: WorkerPool;
  documents: WorkerPool;
  close: () => void;
}

/** No process starts before the first job. */
export function createWorkers(log: FastifyBaseLogger): Workers {
  const files = createWorkerPool(fileWork, log);
  const texts = createWorkerPool(textWork, log);
  const documents = createWorkerPool(documentWork, log);
  return {
    files,
    texts,
    documents,
    close: () => {
      files.close();
      texts.close();
      documents.close();
    },
  };
}
