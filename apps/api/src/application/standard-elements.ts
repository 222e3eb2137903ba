import type { DictionaryElement } from '@redakcja/generated/model/dictionaryElement';
import type { Services } from '../call/services.ts';
import { rowShape, text } from '../database/rows/row-shape.ts';
import { preparedSelect } from '../database/rows/sql-values.ts';
import { groupNameSql } from '../shared/standard-element-group.ts';

const translated = preparedSelect(
  rowShape({
    areaName: text('e.area_name'),
    groupName: text(groupNameSql('e')),
    elementName: text('e.element_name'),
    translation: text('t.translation'),
    translationDescription: text('t.translation_description'),
  }),
  `from standard_elements e join standard_element_translations t on t.standard_element_id = e.id
    where t.language_id = $1 order by e.id`,
);

/** Fixed texts of the public site that have a wording in this language. */
export function dictionaryElements({ read }: Pick<Services, 'read'>, languageId: number): Promise<DictionaryElement[]> {
  return read(translated, [languageId]);
}
