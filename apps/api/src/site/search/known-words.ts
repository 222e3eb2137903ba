// Words with typing errors: one that no published text has is taken for the one that is most like it.
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { wantedWords } from './search-words.ts';

const replaced = rowShape({ word: text('s.word'), alike: text('k.word') });

/** Alike enough: „uhwala” and „uchwala” have half of their groups of three letters in common. */
const least = 0.4;
/** Letters that were left out, or typed once more. */
const mostLetters = 2;

/** The phrase with the words that there are in the place of those that there are not; null where nothing is replaced. */
export async function withKnownWords(db: Database, phrase: string): Promise<string | null> {
  const words = wantedWords(phrase);
  const unknown = words.map(({ word, stem, beginning }) => ({ word, stem, beginning: beginning ?? word }));
  const found = await db.rows(
    replaced,
    sql`${replaced.select} from jsonb_to_recordset(${JSON.stringify(unknown)}::jsonb) as s(word text, stem text, beginning text)
      cross join lateral (select v.word from public_search_words v where v.word % s.word and similarity(v.word, s.word) >= ${least}::real
          and abs(length(v.word) - length(s.word)) <= ${mostLetters}::int
        order by similarity(v.word, s.word) desc, v.word limit 1) k
      where length(s.word) >= 4 and not exists (select from public_search_words v
        where v.word = s.stem or v.word = s.word or v.word like s.beginning || '%')`,
  );
  const alike = new Map(found.map((row) => [row.word, row.alike]));
  return alike.size === 0 ? null : words.map(({ word }) => alike.get(word) ?? word).join(' ');
}
