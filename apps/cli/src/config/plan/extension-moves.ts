// An extension of files is of one group at a time, and a group has at least one. Steps of file groups in an order in which each of them is possible: a
// group that is renamed is changed and not removed, and an extension is given up before another group takes it.
import type { Json } from '@redakcja/generated/contract';
import { canonicalJson } from '../../shared/output/canonical-json.ts';
import type { ConfigRecord } from '../office/resources.ts';
import type { Values } from '../values/values.ts';

export interface GroupChange {
  /** The name of the group in the office; null of a new one. */
  from: string | null;
  /** As it is before the step. */
  before: Json | undefined;
  /** As it is afterwards; null when it goes. */
  to: Values | null;
  /** What keeps the step from being carried out. */
  errors: readonly string[];
}

const extensionsOf = (value: Json | undefined): string[] =>
  ((value as Values | undefined)?.extensions ?? []) as string[];
const nameOf = (value: Json | undefined) => String((value as Values | undefined)?.name ?? '');
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

interface Group {
  /** Its name now; null of one that is not there yet. */
  name: string | null;
  value: Values | undefined;
  wanted: Values | null;
}

/** The groups that differ, each with what it is to become: one that goes is renamed to the new one that takes most of its extensions. */
function differing(current: readonly ConfigRecord[], wanted: readonly ConfigRecord[], prune: boolean): Group[] {
  const named = (records: readonly ConfigRecord[], name: string) =>
    records.find((one) => same(nameOf(one.value), name));
  const leaving = prune ? current.filter(({ value }) => named(wanted, nameOf(value)) === undefined) : [];
  const renamed = new Map<ConfigRecord, ConfigRecord>();
  for (const added of wanted.filter(({ value }) => named(current, nameOf(value)) === undefined)) {
    const shared = (one: ConfigRecord) =>
      extensionsOf(one.value).filter((extension) => extensionsOf(added.value).includes(extension)).length;
    const [best] = leaving.filter((one) => ![...renamed.values()].includes(one)).sort((a, b) => shared(b) - shared(a));
    if (best !== undefined && shared(best) > 0) renamed.set(added, best);
  }
  const kept = wanted.map((record): Group => {
    const now = named(current, nameOf(record.value)) ?? renamed.get(record);
    return {
      name: now === undefined ? null : nameOf(now.value),
      value: now?.value as Values | undefined,
      wanted: record.value as Values,
    };
  });
  const gone = leaving
    .filter((one) => ![...renamed.values()].includes(one))
    .map(({ value }): Group => ({ name: nameOf(value), value: value as Values, wanted: null }));
  return [...gone, ...kept].filter(({ value, wanted: to }) => canonicalJson(value ?? null) !== canonicalJson(to));
}

export function groupChanges(
  current: readonly ConfigRecord[],
  wanted: readonly ConfigRecord[],
  prune: boolean,
): GroupChange[] {
  const owners = new Map(
    current.flatMap(({ value }) => extensionsOf(value).map((one) => [one, nameOf(value)] as const)),
  );
  const steps: GroupChange[] = [];
  const carryOut = (group: Group, to: Values | null, errors: readonly string[] = []) => {
    steps.push({ from: group.name, before: group.value, to, errors });
    for (const one of extensionsOf(group.value)) if (owners.get(one) === group.name) owners.delete(one);
    if (to === null) return;
    group.name = nameOf(to);
    group.value = to;
    for (const one of extensionsOf(to)) owners.set(one, group.name);
  };
  /** Extensions that another group has still. */
  const takenBy = ({ name, wanted: to }: Group) =>
    extensionsOf(to ?? undefined).filter((one) => owners.has(one) && owners.get(one) !== name);
  const takenFrom = (group: Group) => takenBy(group).map((one) => owners.get(one) ?? null);
  let left = differing(current, wanted, prune);
  while (left.length > 0) {
    const possible = left.find((one) => takenBy(one).length === 0);
    if (possible !== undefined) {
      carryOut(possible, possible.wanted);
      left = left.filter((one) => one !== possible);
      continue;
    }
    const giving = left.map((group) => ({ group, rest: remaining(group) })).find(({ rest }) => rest !== null);
    if (giving?.rest) {
      carryOut(giving.group, giving.rest);
      continue;
    }
    // groups that swap all they have: one of them goes and comes again
    const swapping = left.find((one) => one.name !== null && left.some((other) => takenFrom(other).includes(one.name)));
    if (swapping !== undefined) {
      carryOut(swapping, null);
      Object.assign(swapping, { name: null, value: undefined });
      continue;
    }
    for (const group of left) {
      const errors = takenBy(group).map((one) => `Rozszerzenie „${one}” należy już do grupy „${owners.get(one)}”`);
      steps.push({ from: group.name, before: group.value, to: group.wanted, errors });
    }
    break;
  }
  return steps;
}

/** The group as it is, with those of its extensions that it keeps; null when that is all or none of them. */
function remaining({ name, value, wanted }: Group): Values | null {
  if (name === null || value === undefined) return null;
  const own = extensionsOf(value);
  const kept = own.filter((one) => extensionsOf(wanted ?? undefined).includes(one));
  return kept.length === 0 || kept.length === own.length ? null : { ...value, extensions: kept };
}
