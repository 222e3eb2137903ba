import type { Export } from '../folder/read-folder.ts';
import { type ConfigRecord, keyId } from '../office/resources.ts';
import { type ComparedResource, type RecordDifference, recordDifferences } from './differences.ts';

/** What applying the export would change of a resource; what is left out of it stays in the office. */
export function exportDifferences(
  resource: ComparedResource,
  from: readonly ConfigRecord[],
  { resources, leftOut }: Pick<Export, 'resources' | 'leftOut'>,
): RecordDifference[] {
  const kept = leftOut.keys.get(resource.name);
  return recordDifferences(resource, from, resources.get(resource.name) ?? []).filter(
    // what every language has goes with the language
    ({ kind, key }) => kind !== 'removed' || (resource.layout !== 'languages' && !kept?.has(keyId(key, resource))),
  );
}
