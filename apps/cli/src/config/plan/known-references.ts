// Whether all that records of an export lead to is in the export or in the office.
import { Refusal } from '../../shared/bulk/refusal.ts';
import type { Office } from '../office/office.ts';
import { keyId, keyText, type ReadRecord, type Resource, resources } from '../office/resources.ts';
import { keptRecords } from './left-out.ts';

export interface Reference {
  place: string;
  target: string;
  key: readonly string[];
}

export interface LeftOut {
  /** For a person. */
  sentences: readonly string[];
  /** Keys of records that are left out as a whole, by resource; the office keeps what it has of them. */
  keys: ReadonlyMap<string, ReadonlySet<string>>;
}

type Asked = Pick<Office, 'idOf' | 'records'>;

const resourceNamed = (target: string) => resources.find(({ name }) => name === target);
const referenceId = (target: string, key: readonly string[]) => `${target} ${keyId(key, resourceNamed(target))}`;

async function isInOffice(office: Asked, target: string, key: readonly string[]): Promise<boolean> {
  try {
    await office.idOf(target, key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Records that come with the product are matched, never added. */
async function withoutForeignSystem(office: Asked, read: ReadonlyMap<Resource, readonly ReadRecord[]>) {
  const found = new Map(read);
  const lacking = new Map<string, Set<string>>();
  const sentences: string[] = [];
  for (const [resource, records] of read) {
    if (!records.some(({ isSystem }) => isSystem) || resource.create === undefined) continue;
    const own = new Set((await office.records(resource)).map(({ key }) => keyId(key, resource)));
    const isForeign = ({ key, isSystem }: ReadRecord) => isSystem && !own.has(keyId(key, resource));
    const keys = records.filter(isForeign).map(({ key }) => key);
    found.set(
      resource,
      records.filter((one) => !isForeign(one)),
    );
    lacking.set(resource.name, new Set(keys.map((key) => keyId(key, resource))));
    for (const key of keys)
      sentences.push(`${resource.title}: ${keyText(key)}: pozycja systemowa, urząd jej nie ma, a dodać jej nie można`);
  }
  return { found, lacking, sentences };
}

/**
 * The records whose references are known.
 * @param skipsLinks leave out what leads to missing articles and system records; otherwise they are reported as unknown
 */
export async function knownIn(
  office: Asked,
  read: ReadonlyMap<Resource, readonly ReadRecord[]>,
  references: readonly Reference[],
  skipsLinks: boolean,
): Promise<{ found: ReadonlyMap<Resource, readonly ReadRecord[]>; leftOut: LeftOut; unknown: string[] }> {
  const { found, lacking, sentences } = await withoutForeignSystem(office, read);
  const inFiles = new Set(
    [...found].flatMap(([{ name }, records]) => records.map(({ key }) => referenceId(name, key))),
  );
  const missing = new Map<string, boolean>();
  for (const { target, key } of references) {
    const text = referenceId(target, key);
    if (!missing.has(text)) missing.set(text, !inFiles.has(text) && !(await isInOffice(office, target, key)));
  }
  const isLink = ({ target, key }: Pick<Reference, 'target' | 'key'>) =>
    target === 'articles' || (lacking.get(target)?.has(keyId(key, resourceNamed(target))) ?? false);
  const gone = references.filter(({ target, key }) => missing.get(referenceId(target, key)));
  const unknown = gone
    .filter((one) => !(skipsLinks && isLink(one)))
    .map(
      ({ place, target, key }) =>
        `${place}: nie ma pozycji „${keyText(key)}” (${target}), ani w plikach, ani w urzędzie`,
    );
  if (unknown.length > 0 && gone.some(isLink))
    unknown.push(
      'Artykułów i pozycji systemowych ten plik nie wniesie. Pominąć to, co do nich prowadzi: --skip-missing-links',
    );
  const keys = new Map<string, Set<string>>(lacking);
  if (unknown.length === 0)
    for (const [resource, records] of found) {
      const kept = keptRecords(resource, records, (target, key) => missing.get(referenceId(target, key)) ?? false);
      found.set(resource, kept.records);
      sentences.push(...kept.sentences);
      keys.set(
        resource.name,
        new Set([...(keys.get(resource.name) ?? []), ...kept.leftOut.map((key) => keyId(key, resource))]),
      );
      // links to a record that is left out are left out too
      for (const key of kept.leftOut)
        if (!(await isInOffice(office, resource.name, key))) missing.set(referenceId(resource.name, key), true);
    }
  return { found, leftOut: { sentences, keys }, unknown };
}
