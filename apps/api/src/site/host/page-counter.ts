// How often pages are read: counted in memory, added to the database every few seconds and at the stop. Nothing of the reader is kept.
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SystemServices } from '../../call/services.ts';

/** A browser begins with Mozilla and has an engine, or is one that shows texts; whatever has another name is a program. */
const browser = /^(?:Mozilla\/\d\.\d \(.*(?:Gecko|WebKit|Trident)|Opera\/|(?:Lynx|w3m|E?Links)\b)/i;
/** Programs that call themselves browsers say what they are behind it. */
const program =
  /bot|crawl|spider|slurp|archiv|monitor|check|scan|preview|fetch|http|headless|lighthouse|feed|compatible;/i;

/** Whether a person reads: neither a program nor a browser that loads what nobody asked for yet. */
export function isReader({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
  return method === 'GET' && browser.test(agent) && !program.test(agent) && !purpose.includes('prefetch');
}

export interface CountedPage {
  lang: string;
  kind: string;
  /** 0 of a page that is the only one of its kind. */
  item: number;
}

const period = 5000;

export class PageCounter {
  readonly #services: Pick<SystemServices, 'db' | 'log' | 'now'>;
  readonly #timer: NodeJS.Timeout;
  #counted = new Map<string, CountedPage & { month: string; views: number }>();

  constructor(services: Pick<SystemServices, 'db' | 'log' | 'now'>) {
    this.#services = services;
    this.#timer = setInterval(() => void this.flush(), period).unref();
  }

  count({ lang, kind, item }: CountedPage): void {
    const month = toWarsawText(this.#services.now().toISOString()).slice(0, 7);
    const key = [month, lang, kind, item].join(' ');
    const one = this.#counted.get(key);
    if (one === undefined) this.#counted.set(key, { month, lang, kind, item, views: 1 });
    else one.views += 1;
  }

  /** What the database does not take now is added later: only pages that exist are counted, so that it cannot grow for ever. */
  async flush(): Promise<void> {
    if (this.#counted.size === 0) return;
    const counted = this.#counted;
    this.#counted = new Map();
    try {
      await this.#services.db.execute(sql`select count_page_views(${JSON.stringify([...counted.values()])}::jsonb)`);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'page views were not stored and will be later');
      for (const [key, one] of counted) {
        const later = this.#counted.get(key);
        this.#counted.set(key, { ...one, views: one.views + (later?.views ?? 0) });
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
