// Data sets are made once a day, when somebody asks for one; anew at once when something in them is public no more, or another.
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { sql } from 'drizzle-orm';
import { programTimeout } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { momentOf } from '../../database/rows/sql-values.ts';
import type { TaggedAnswer } from '../../http/cached/cached-answer.ts';
import { siteState } from '../../shared/site-state.ts';
import type { SiteHost } from '../host/page-request.ts';
import type { DataSet } from './data-sets.ts';
import { type DataFormat, makeData } from './packed-data.ts';

interface Made {
  at: Date;
  mark: string;
  texts: Promise<Readonly<Record<DataFormat, TaggedAnswer>>>;
}

/** The register of changes keeps what is public no more, but for titles that must go. */
const untold =
  '(select coalesce(sum(r.id::bigint * 31), 0) from public_register r where r.title_removal_reason is not null)';

const present = rowShape({
  mark: text(`count(*) || ' ' || coalesce(sum(v.id::bigint * 31 + v.revision), 0) || ' ' || ${untold}`),
});

const dayOf = (moment: Date) => toWarsawText(moment.toISOString()).slice(0, 10);

export class OpenData {
  readonly #site: SiteHost;
  readonly #made = new Map<DataSet, Made>();

  constructor(site: SiteHost) {
    this.#site = site;
  }

  async read(set: DataSet, format: DataFormat): Promise<{ answer: TaggedAnswer; at: Date }> {
    const now = this.#site.services.now();
    const last = this.#made.get(set);
    const at = last !== undefined && dayOf(last.at) === dayOf(now) ? last.at : now;
    const mark = await this.#mark(at);
    if (last === undefined || last.at !== at || last.mark !== mark) return this.#make(set, format, now);
    return { answer: (await last.texts)[format], at };
  }

  async #make(set: DataSet, format: DataFormat, at: Date) {
    const { services } = this.#site;
    const mark = await this.#mark(at);
    const begun = this.#made.get(set);
    // somebody else has begun meanwhile
    if (begun !== undefined && dayOf(begun.at) === dayOf(at) && begun.mark === (await this.#mark(begun.at)))
      return { answer: (await begun.texts)[format], at: begun.at };
    // a file of one moment, whatever is written while it is made
    const texts = services.readers.snapshot(
      siteState,
      (db) => makeData(db, set, services.config.site.url),
      programTimeout,
    );
    this.#made.set(set, { at, mark, texts });
    texts.catch(() => this.#made.delete(set));
    return { answer: (await texts)[format], at };
  }

  /** Of what was public before a moment: another one when any of it has gone or is another, or a title must go. */
  #mark(at: Date): Promise<string> {
    return this.#site.cache.read(
      `data ${at.toISOString()}`,
      async ({ db }) => {
        const [row] = await db.rows(
          present,
          sql`${present.select} from public_versions v where v.published_date <= ${momentOf(at)}`,
        );
        return row?.mark ?? '';
      },
      programTimeout,
    );
  }
}
