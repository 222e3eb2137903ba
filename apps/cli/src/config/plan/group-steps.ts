// Steps of file groups, in the order in which each of them is possible.
import type { Json } from '@redakcja/generated/contract';
import { type Step, stepLabels } from '../office/adapter.ts';
import { type ConfigRecord, keyText, type Resource } from '../office/resources.ts';
import type { Values } from '../values/values.ts';
import { seenOf, seenWhole } from './changed-since-plan.ts';
import { fieldDifferences } from './differences.ts';
import { type GroupChange, groupChanges } from './extension-moves.ts';

/** Whether what one record has is given up by another one. */
export const isMoving = ({ name }: Pick<Resource, 'name'>): boolean => name === 'repository-groups';

export const groupSteps = (
  resource: Pick<Resource, 'name' | 'title'>,
  current: readonly ConfigRecord[],
  wanted: readonly ConfigRecord[],
  prune: boolean,
): Step[] => groupChanges(current, wanted, prune).map((change) => stepOf(resource, change));

function stepOf({ name: resource, title }: Pick<Resource, 'name' | 'title'>, change: GroupChange): Step {
  const { from, before, to, errors } = change;
  const step = to === null ? 'remove' : from === null ? 'add' : 'change';
  const fields = step === 'change' ? fieldDifferences(before, to ?? undefined) : [];
  const key = [from ?? String((to as Values).name)];
  const changed = fields.map(({ path }) => path);
  return {
    name: `${title}: ${keyText(key)}${changed.length === 0 ? '' : ` (${changed.join(', ')})`}`,
    from: from === null ? 'brak' : 'jest',
    to: stepLabels[step],
    ...(errors.length === 0 ? {} : { errors }),
    data: {
      resource,
      step,
      key: JSON.stringify(key),
      ...(to === null ? {} : { value: JSON.stringify(to) }),
      seen: seenIn(change, fields),
    },
  };
}

function seenIn({ from, before, to }: GroupChange, fields: ReturnType<typeof fieldDifferences>): string {
  if (to === null) return seenWhole(before as Json);
  return seenOf(from === null ? [{ path: '', from: undefined, to }] : fields);
}
