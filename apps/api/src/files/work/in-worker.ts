import type { Services } from '../../call/services.ts';
import type { Owner } from '../../workers/fair-queue.ts';
import type { Job } from '../../workers/job.ts';
import { JobKilledError } from '../../workers/worker-pool.ts';
import { uploadFailed } from '../uploads/upload-failed.ts';

export type InWorker = <Input, Output>(job: Job<Input, Output>, input: Input) => Promise<Output>;

const reasons = {
  time: 'Przetwarzanie pliku trwało zbyt długo i zostało przerwane. Zmniejsz obraz albo uprość rysunek',
  memory: 'Przetwarzanie pliku wymaga zbyt wiele pamięci i zostało przerwane. Zmniejsz obraz albo uprość rysunek',
  ended: 'Pliku nie udało się przetworzyć. Zapisz go w innym programie i spróbuj ponownie',
};

/** Runs jobs for this owner; one that is killed refuses the upload. */
export function inWorker({ workers }: Pick<Services, 'workers'>, owner: Owner): InWorker {
  return async (one, input) => {
    try {
      return await workers.files.run(one, input, owner);
    } catch (error) {
      throw error instanceof JobKilledError ? uploadFailed(reasons[error.reason]) : error;
    }
  };
}
