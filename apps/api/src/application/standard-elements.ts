import type { DictionaryElement } from '@redakcja/generated/model/dictionaryElement';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowShape, text } from '../database/rows/row-shape.ts';
import { groupNameSql } from '../shared/standard-element-group.ts';

const translated = rowShape({
  areaName: text('e.area_name'),
  groupName: text(groupNameSql('e')),
  elementName: text('e.element_name'),
  translation: text('t.translation'),
  translationDescription: text('t.translation_description'),
});

/** Fixed texts of the public site that have a wording in this language. */
export function dictionaryElements(db: Database, languageId: number): Promise<DictionaryElement[]> {
  return db.rows(
    translated,
    sql`${translated.select} from standard_elements e
      join standard_element_translations t on t.standard_element_id = e.id
      where t.language_id = ${languageId} order by e.id`,
  );
}
