// Measures the waiting times of others during costly requests: /healthz continuously, and thumbnails of another user.
import { setTimeout as wait } from 'node:timers/promises';

export interface Waiting {
  /** Time of the slowest response, in milliseconds. */
  health: number;
  thumbnail: number;
}

export interface Others {
  url: string;
  token: string;
  /** A small photo. */
  photo: Blob;
}

/** Measures until `work` has ended, at least for one thumbnail. */
export async function waitingDuring(others: Others, work: () => Promise<unknown>): Promise<Waiting> {
  let isOver = false;
  const repeat = async (request: () => Promise<void>, pause: number): Promise<number> => {
    let slowest = 0;
    do {
      const started = performance.now();
      await request();
      slowest = Math.max(slowest, performance.now() - started);
      await wait(pause);
    } while (!isOver);
    return slowest;
  };
  const measured = [repeat(() => askHealth(others), 5), repeat(() => sendThumbnail(others), 100)] as const;
  try {
    await work();
  } finally {
    isOver = true;
  }
  const [health, thumbnail] = await Promise.all(measured);
  return { health, thumbnail };
}

async function askHealth({ url }: Others): Promise<void> {
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
