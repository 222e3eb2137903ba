import { standardElementTypeLabels } from '@redakcja/domain/settings/settings-labels';

const cases = Object.entries(standardElementTypeLabels).map(([type, label]) => `when ${type} then '${label}'`);

/** Kind of a fixed element in words; `alias` is a row of standard_elements. */
export function groupNameSql(alias: string): string {
  return `(case ${alias}.element_type ${cases.join(' ')} end)`;
}
