// `bip apply`: applies the saved plan of any bulk command.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { staleMessage } from '@redakcja/domain/shared/stale';
import { importUsersJob, importUsersKind } from '../access/users/create-users-job.ts';
import { usersJob, usersKind } from '../access/users/users-job.ts';
import { removeJob, removeKind } from '../archive/remove-job.ts';
import { editJob, editKind } from '../articles/changes/edit-job.ts';
import { replaceJob, replaceKind } from '../articles/changes/replace-job.ts';
import { deleteJob, deleteKind } from '../articles/delete-job.ts';
import { statusJob, statusKind } from '../articles/status-job.ts';
import { importArticlesJob, importArticlesKind } from '../articles/transfer/import-articles-job.ts';
import { copiesJob, copiesKind } from '../articles/versions/copies-job.ts';
import { authenticate, resolveHost } from '../auth/authenticate.ts';
import { applyConfigJob, applyConfigKind } from '../config/apply-job.ts';
import {
  deleteEntriesJob,
  deleteEntriesKind,
  renameEntriesJob,
  renameEntriesKind,
} from '../dictionaries/entries-job.ts';
import { importJob, importKind } from '../dictionaries/import-job.ts';
import { importMenusJob, importMenusKind } from '../menus/import-job.ts';
import { importTranslationsJob, importTranslationsKind } from '../settings/languages/import-job.ts';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import { checkPlan, type PlanHead, type PlanItem, readHead, readItems } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { inChunks } from '../shared/streams.ts';
import type { ApplyOptions } from './commands.ts';

const jobs: Readonly<Record<string, (settings: PlanHead['settings']) => BulkJob>> = {
  [statusKind]: statusJob,
  [deleteKind]: deleteJob,
  [importArticlesKind]: importArticlesJob,
  [copiesKind]: copiesJob,
  [replaceKind]: replaceJob,
  [editKind]: editJob,
  [importKind]: importJob,
  [deleteEntriesKind]: deleteEntriesJob,
  [renameEntriesKind]: renameEntriesJob,
  [removeKind]: removeJob,
  [importMenusKind]: importMenusJob,
  [importTranslationsKind]: importTranslationsJob,
  [usersKind]: usersJob,
  [importUsersKind]: importUsersJob,
  [applyConfigKind]: applyConfigJob,
};

export async function applyPlan(file: string, options: ApplyOptions, context: Context): Promise<ExitCode> {
  const { kind, settings, host, made } = await readHead(file);
  const job = Object.hasOwn(jobs, kind) ? jobs[kind] : undefined;
  if (job === undefined) throw new CommandError(`Nieznany rodzaj planu: ${kind}`, exitCodes.usage);
  const currentHost = await resolveHost(context, options);
  if (currentHost !== host)
    throw new CommandError(
      `Plan powstał dla ${host}, a nie dla ${currentHost}. Wskaż jego serwer: --host ${host}`,
      exitCodes.usage,
    );
  await checkPlan(file);
  await authenticate(context, options);
  if (options.dryRun) {
    info(context, `Plan z ${toWarsawText(made)}, dla ${host}`);
    const source = {
      head: { kind, settings, host },
      selection: file,
      items: () => compared(readItems(file), job(settings)),
    };
    return runBulk(context, options, job(settings), source);
  }
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  const source = { head: { kind, settings, host }, selection: hash.digest('hex'), items: () => readItems(file) };
  return runBulk(context, options, job(settings), source);
}

/** Items whose records have changed since the plan was made, or are gone, will be refused. */
async function* compared(items: AsyncIterable<PlanItem>, { tagsOf }: BulkJob): AsyncGenerator<PlanItem> {
  if (tagsOf === undefined) return yield* items;
  for await (const chunk of inChunks(items, 100)) {
    const tags = await tagsOf(chunk.map(({ id }) => id));
    for (const item of chunk) {
      const isChanged = item.errors === undefined && item.etag !== undefined && tags.get(item.id) !== item.etag;
      yield isChanged ? { ...item, errors: [staleMessage] } : item;
    }
  }
}
