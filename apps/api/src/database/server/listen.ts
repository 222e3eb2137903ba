// LISTEN on a PostgreSQL server with a dedicated connection that reconnects.
import pg from 'pg';
import type { Listener } from '../database.ts';

const firstPause = 100;
const maxPause = 5000;

/** Connects in the background. Returns a function that stops it. */
export function listenOnServer(url: string, channel: string, listener: Listener): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    client = next;
    next.on('notification', (notification) => listener.message(notification.payload ?? ''));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (client !== next) return;
      pause = firstPause;
      listener.connected(true);
    } catch {
      lost(next);
    }
  }

  function lost(which: pg.Client): void {
    if (client !== which) return; // reported before, or stopped
    client = null;
    listener.connected(false);
    which.end().catch(() => undefined);
    if (isStopped) return;
    timer = setTimeout(connect, pause);
    timer.unref();
    pause = Math.min(pause * 2, maxPause);
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const open = client;
    client = null;
    await open?.end().catch(() => undefined);
  };
}
