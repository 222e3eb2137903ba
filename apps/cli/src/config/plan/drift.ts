// What differs between the configurations of several offices.

import type { Json } from '@redakcja/generated/contract';
import { authenticate, type ServerOptions } from '../../auth/authenticate.ts';
import type { Context } from '../../shared/context.ts';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { canonicalJson } from '../../shared/output/canonical-json.ts';
import { Office } from '../office/office.ts';
import { type ConfigRecord, keyId, type Resource, resources } from '../office/resources.ts';
import { isValues } from '../values/values.ts';
import { isFile } from './differences.ts';

export interface Drift {
  resource: string;
  title: string;
  key: readonly string[];
  /** Field with dots; empty when the record itself is not in every office. */
  path: string;
  /** By profile; a record that is not there is null. */
  values: Readonly<Record<string, Json>>;
}

type Configuration = ReadonlyMap<string, readonly ConfigRecord[]>;

/** @throws CommandError for a single profile, or a server beside them */
export async function driftOf(context: Context, options: ServerOptions): Promise<Drift[]> {
  const profiles = [...new Set(context.profiles)];
  if (profiles.length < 2)
    throw new CommandError('Podaj katalog albo co najmniej dwa różne --profile', exitCodes.usage);
  if (options.host !== undefined || context.env.BIP_HOST !== undefined)
    throw new CommandError(
      'Kilka profili nie łączy się z --host ani z BIP_HOST: każdy profil ma swój serwer',
      exitCodes.usage,
    );
  const offices = new Map<string, Configuration>();
  for (const profile of profiles) {
    await authenticate(context, { profile });
    const office = new Office();
    const found = new Map<string, readonly ConfigRecord[]>();
    for (const resource of resources) found.set(resource.name, await office.records(resource));
    offices.set(profile, found);
  }
  return resources.flatMap((resource) => {
    const records = new Map([...offices].map(([profile, all]) => [profile, all.get(resource.name) ?? []]));
    return recordDrift(resource, records);
  });
}

/** Fields of a record that hold no others, by path. */
function leaves(value: Json, path = ''): [path: string, value: Json][] {
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (isValues(value) && !isFile(value))
    return Object.entries(value).flatMap(([name, one]) => leaves(one, below(name)));
  if (Array.isArray(value) && value.some(isValues)) return value.flatMap((one, index) => leaves(one, below(index + 1)));
  return [[path, value]];
}

export function recordDrift(
  resource: Pick<Resource, 'name' | 'title' | 'isUnique'>,
  offices: ReadonlyMap<string, readonly ConfigRecord[]>,
): Drift[] {
  const { name, title } = resource;
  const byProfile = [...offices].map(
    ([profile, records]) => [profile, new Map(records.map((one) => [keyId(one.key, resource), one]))] as const,
  );
  const keys = new Map([...offices.values()].flat().map(({ key }) => [keyId(key, resource), key]));
  return [...keys].flatMap(([text, key]): Drift[] => {
    const found = byProfile.map(([profile, records]) => [profile, records.get(text)] as const);
    if (found.some(([, record]) => record === undefined)) {
      const values = found.map(([profile, record]): [string, Json] => [profile, record === undefined ? null : 'jest']);
      return [{ resource: name, title, key, path: '', values: Object.fromEntries(values) }];
    }
    const fields = found.map(([profile, record]) => [profile, new Map(leaves(record?.value ?? null))] as const);
    const paths = new Set(fields.flatMap(([, own]) => [...own.keys()]));
    return [...paths].flatMap((path) => {
      const values = fields.map(([profile, own]): [string, Json] => [profile, own.get(path) ?? null]);
      const isSame = new Set(values.map(([, value]) => canonicalJson(value))).size === 1;
      return isSame ? [] : [{ resource: name, title, key, path, values: Object.fromEntries(values) }];
    });
  });
}
