import { isCancel } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { messageOf, statusOf } from '../../../shared/problem.ts';

/** A file on its way. */
export interface Upload {
  key: number;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** Why it did not get there; it can be tried again unless `isRefused`. */
  error?: string;
  /** Refused for what it is, here or by the server: trying again would change nothing. */
  isRefused?: boolean;
  /** On its way for another time: the button that sends it again stays, with the focus on it. */
  isRetried?: boolean;
}

interface UploadsOptions<Answer> {
  send: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<Answer>;
  /** `turn` grows with each file that was chosen; those that are chosen together may arrive in another order. */
  onDone: (answer: Answer, turn: number) => void;
  /** Polish sentence when the file cannot be taken at all. */
  whyRefused: (file: File) => string | undefined;
  /** Polish sentence when the server gives none (specification, section 8). */
  failureText: string;
}

/** The file as such is not taken: it is wrong, too large, or of a kind that is not allowed. */
const refusals: readonly (number | undefined)[] = [400, 413, 415];

/** Files on their way, one request per file, each with its progress, to be cancelled or tried again. A failure loses nothing else. */
export function useUploads<Answer>(options: UploadsOptions<Answer>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const patch = (key: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setUploads((before) => before.filter((one) => one.key !== key));

  async function run({ key, file }: Upload) {
    const controller = new AbortController();
    running.current.set(key, controller);
    patch(key, { error: undefined, progress: 0 });
    try {
      const answer = await latest.current.send(file, {
        signal: controller.signal,
        onProgress: (progress) => patch(key, { progress }),
      });
      drop(key);
      latest.current.onDone(answer, key);
    } catch (error) {
      // The row of the file shows its own error.
      if (isCancel(error)) return;
      patch(key, {
        error: messageOf(error) ?? latest.current.failureText,
        isRefused: refusals.includes(statusOf(error)),
      });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    uploads,
    /** How many may still arrive. */
    underWay: uploads.filter(({ error }) => error === undefined).length,
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        const error = latest.current.whyRefused(file);
        return { key: nextKey.current++, file, progress: 0, error, isRefused: error !== undefined };
      });
      setUploads((before) => [...before, ...added]);
      for (const upload of added) if (!upload.isRefused) void run(upload);
    },
    retry(upload: Upload) {
      patch(upload.key, { isRetried: true });
      void run(upload);
    },
    /** Stops it, or takes a failed one off the list. */
    cancel(upload: Upload) {
      running.current.get(upload.key)?.abort();
      drop(upload.key);
    },
  };
}
