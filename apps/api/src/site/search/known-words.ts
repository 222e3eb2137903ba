// Words with typing errors: one that no published text has is taken for the one that is most like it. What is withdrawn takes its words along.
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { wantedWords } from './search-words.ts';

const known = rowShape({ word: text() });

/** A number, also that of a person, is no word that somebody mistypes. */
const isWord = sql`w.lexeme ~ '^[^0-9]{4,30}$'`;

/** After the index of some articles was written: their words are known, and what no article has any more is not. */
export async function keepVocabulary(tx: Database, articleIds: readonly number[]): Promise<void> {
  const ids = idList(articleIds);
  // two processes that index at once would wait for each other's words in a circle
  await tx.execute(sql`lock table search_vocabulary in share row exclusive mode`);
  const gone = await tx.rows(
    known,
    sql`delete from search_vocabulary v where v.article_id = any(${ids}) and (v.article_id, v.word) not in (
      select s.article_id, w.lexeme from search_words s, unnest(s.words) w where s.article_id = any(${ids}) and ${isWord}) returning word`,
  );
  await tx.execute(sql`insert into search_vocabulary (word, article_id)
    select w.lexeme, min(s.article_id) from search_words s, unnest(s.words) w where s.article_id = any(${ids}) and ${isWord} group by w.lexeme
    on conflict do nothing`);
  // another article may have what these have no more
  await tx.execute(sql`insert into search_vocabulary (word, article_id)
    select g.word, s.article_id from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g(word text)
      cross join lateral (select article_id from search_words where words @@ quote_literal(g.word)::tsquery limit 1) s on conflict do nothing`);
}

const replaced = rowShape({ word: text('s.word'), alike: text('k.word') });

/** Alike enough: „uhwala” and „uchwala” have half of their groups of three letters in common. */
const least = 0.4;
/** Letters that were left out, or typed once more. */
const mostLetters = 2;
/** Words of a phrase that are taken for others: more of them are another language, and each costs a walk through the groups of letters. */
const mostMistyped = 3;

/** The phrase with the words that there are in the place of those that there are not; null where nothing is replaced. */
export async function withKnownWords(db: Database, phrase: string): Promise<string | null> {
  const words = wantedWords(phrase);
  const unknown = words.map(({ word, stem, beginning }) => ({ word, stem, beginning: beginning ?? word }));
  const found = await db.rows(
    replaced,
    sql`with s as materialized (
        select u.* from rows from (jsonb_to_recordset(${JSON.stringify(unknown)}::jsonb) as (word text, stem text, beginning text)) with ordinality u
        where length(u.word) >= 4 and not exists (select from public_search_words v
          where v.word = u.stem or v.word = u.word or v.word like u.beginning || '%')
        order by u.ordinality limit ${mostMistyped}::int
      ) ${replaced.select} from s
      cross join lateral (select v.word from public_search_words v where v.word % s.word and similarity(v.word, s.word) >= ${least}::real
          and abs(length(v.word) - length(s.word)) <= ${mostLetters}::int
        order by similarity(v.word, s.word) desc, v.word limit 1) k`,
  );
  const alike = new Map(found.map((row) => [row.word, row.alike]));
  return alike.size === 0 ? null : words.map(({ word }) => alike.get(word) ?? word).join(' ');
}
