// What others wait for during costly requests: the processor time that goes by until /healthz and a thumbnail of another user are answered.
import { answeringTime, wholeTime } from '../support/processor-time.ts';

export interface Waiting {
  /** Processor time before the slowest answer, in milliseconds: of the thread that answers; of the server and its workers. */
  health: number;
  thumbnail: number;
}

export interface Others {
  url: string;
  token: string;
  /** The server. */
  pid: number;
  /** A small photo. */
  photo: Blob;
}

/** Measures until `work` has ended, at least for one thumbnail. */
export async function waitingDuring(others: Others, work: () => Promise<unknown>): Promise<Waiting> {
  let isOver = false;
  const slowest: Waiting = { health: 0, thumbnail: 0 };
  const ask = async () => {
    do {
      const [health, thumbnail] = await Promise.all([
        costUntil(
          () => askHealth(others.url),
          () => answeringTime(others.pid),
        ),
        costUntil(
          () => sendThumbnail(others),
          () => wholeTime(others.pid),
        ),
      ]);
      slowest.health = Math.max(slowest.health, health);
      slowest.thumbnail = Math.max(slowest.thumbnail, thumbnail);
    } while (!isOver);
  };
  const asked = ask();
  try {
    await work();
  } finally {
    isOver = true;
  }
  await asked;
  return slowest;
}

async function costUntil(answered: () => Promise<void>, time: () => number): Promise<number> {
  const before = time();
  await answered();
  return time() - before;
}

export async function askHealth(url: string): Promise<void> {
  const response = await fetch(`${url}/healthz`);
  if (!response.ok) throw new Error(`/healthz responds with ${response.status}`);
  await response.text();
}

export async function sendThumbnail({ url, token, photo }: Others): Promise<void> {
  const form = new FormData();
  form.append('file', photo, 'a.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/files/thumbnails`, { method: 'POST', headers, body: form });
  const text = await response.text();
  if (!response.ok) throw new Error(`a thumbnail is answered with ${response.status} ${text}`);
}
