import path from 'node:path';
import type { Json } from '@redakcja/generated/contract';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { applyConfigJob, applyConfigKind } from './apply-job.ts';
import type { ApplyConfigOptions } from './commands.ts';
import { type Export, readFolder } from './folder/read-folder.ts';
import { type Step, stepLabels } from './office/adapter.ts';
import { adapterOf } from './office/adapter-of.ts';
import { Office } from './office/office.ts';
import { type ConfigRecord, keyId, keyText, type Resource, resources } from './office/resources.ts';
import { seenOf, seenWhole } from './plan/changed-since-plan.ts';
import { checkFiles } from './plan/check-files.ts';
import { exportDifferences } from './plan/export-differences.ts';
import { groupSteps, isMoving } from './plan/group-steps.ts';
import { withRefusals } from './plan/known-refusals.ts';
import { reportLeftOut } from './plan/report-left-out.ts';

/** `bip config apply`. */
export async function applyConfig(folder: string, options: ApplyConfigOptions, context: Context): Promise<ExitCode> {
  const { host } = await authenticate(context, options);
  const settings = { folder: path.resolve(folder), prune: options.prune };
  const source = {
    head: { kind: applyConfigKind, host, settings },
    selection: { skipMissingLinks: options.skipMissingLinks },
    items: () => plan(context, options, folder),
  };
  return runBulk(context, options, applyConfigJob(settings), source);
}

async function* plan(context: Context, options: ApplyConfigOptions, folder: string): AsyncGenerator<PlanItem> {
  const { office, wanted } = await withRetries(context, options, async () => {
    const one = new Office();
    return { office: one, wanted: await readFolder(folder, one, options) };
  });
  reportLeftOut(context, wanted);
  const changes: Step[] = [];
  const removals: Step[] = [];
  for (const resource of resources) {
    const records = wanted.resources.get(resource.name);
    if (records === undefined) continue;
    const own = await withRetries(context, options, () => stepsOf(office, resource, wanted, options));
    for (const item of own) (item.data?.step === 'remove' && !isMoving(resource) ? removals : changes).push(item);
  }
  // what others refer to goes last
  const removed = options.prune ? removals.reverse() : [];
  await withRetries(context, options, () => checkFiles(office, folder, wanted, changes));
  const later = changes.filter(({ isLate }) => isLate);
  const checked = await withRetries(context, options, () =>
    withRefusals(office, [...changes.filter(({ isLate }) => !isLate), ...later, ...removed]),
  );
  yield* checked.map((item, index) => ({ id: index + 1, ...item }));
}

async function stepsOf(
  office: Office,
  resource: Resource,
  all: Export,
  { prune }: Pick<ApplyConfigOptions, 'prune'>,
): Promise<readonly Step[]> {
  const wanted = all.resources.get(resource.name) ?? [];
  const adapter = adapterOf(resource);
  if (adapter !== null) return adapter.steps(office, wanted);
  const current = await office.records(resource);
  return isMoving(resource)
    ? groupSteps(resource, current, wanted, prune)
    : [...itemsOf(resource, current, wanted, all)];
}

function* itemsOf(
  resource: Resource,
  current: readonly ConfigRecord[],
  wanted: readonly ConfigRecord[],
  all: Export,
): Generator<Step> {
  const before = new Map(current.map((one) => [keyId(one.key, resource), one]));
  const after = new Map(wanted.map((one) => [keyId(one.key, resource), one]));
  const differences = exportDifferences(resource, current, all);
  // a change may give up what a new record needs, as an extension of files
  const changedFirst = [...differences].sort((a, b) => Number(a.kind === 'added') - Number(b.kind === 'added'));
  for (const { key, kind, fields } of changedFirst) {
    const now = before.get(keyId(key, resource));
    const value = after.get(keyId(key, resource))?.value ?? null;
    // what every language has comes with the language
    const isOfLanguage = resource.layout === 'languages';
    if (isOfLanguage && kind === 'added' && isEmptyList(value)) continue;
    const isAdded = kind === 'added' && !isOfLanguage;
    const step = isAdded ? 'add' : kind === 'removed' ? 'remove' : 'change';
    const name = key.length === 0 ? resource.title : `${resource.title}: ${keyText(key)}`;
    const changed = fields.map(({ path: field }) => field).filter((field) => field !== '');
    yield {
      name: changed.length === 0 ? name : `${name} (${changed.join(', ')})`,
      from: now === undefined ? 'brak' : 'jest',
      to: stepLabels[step],
      data: {
        resource: resource.name,
        step,
        key: JSON.stringify(key),
        ...(step === 'remove'
          ? {}
          : { value: JSON.stringify(value), paths: JSON.stringify(pathsIn(value, all.paths)) }),
        seen:
          now === undefined
            ? seenOf([{ path: '', from: undefined, to: value }])
            : step === 'remove'
              ? seenWhole(now.value)
              : seenOf(fields),
      },
    };
  }
}

const isEmptyList = (value: Json) => Array.isArray(value) && value.length === 0;

/** Where the files are that a value names. */
function pathsIn(value: Json, paths: ReadonlyMap<string, string>): Record<string, string> {
  const text = JSON.stringify(value);
  return Object.fromEntries([...paths].filter(([name]) => text.includes(JSON.stringify(name))));
}
