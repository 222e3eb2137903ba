// File groups: which extensions may be attached to articles (specification, sections 2.6 and 5).
import { repositoryGroupSchema } from '@redakcja/domain/settings/repository-group-form';
import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import type { Area, Handler } from '../../contract/handler.ts';
import type { Database } from '../../database/database.ts';
import { etagOf } from '../../shared/etag.ts';
import { conflict, invalid, isDuplicate, notFound, ProblemError, preconditionFailed } from '../../shared/problem.ts';
import { removalResults } from '../../shared/removal-results.ts';
import {
  assignExtensions,
  findGroup,
  insertGroup,
  listGroups,
  lockExtensions,
  removeGroups,
  writeGroup,
} from './group-queries.ts';

const missing = (id: number) => `Nie znaleziono grupy plików o numerze ${id}`;

async function respond(db: Database, id: number) {
  const found = await findGroup(db, id);
  if (found === null) throw notFound(missing(id));
  return { body: found.group, etag: etagOf(found.revision) };
}

const createRepositoryGroup: Handler<'createRepositoryGroup'> = async ({ services, body }) => {
  const id = await services.db
    .transaction(async (tx) => {
      await requireFree(tx, body, null);
      const made = await insertGroup(tx, body);
      await assignExtensions(tx, made, body.extensions);
      return made;
    })
    .catch(refuseDuplicate);
  return { body: { id }, location: `/api/settings/repository-groups/${id}` };
};

const updateRepositoryGroup: Handler<'updateRepositoryGroup'> = async ({ services, params, body, ifMatch }) => {
  const { id } = params;
  await services.db
    .transaction(async (tx) => {
      if ((await findGroup(tx, id)) === null) throw notFound(missing(id));
      if (!(await writeGroup(tx, id, body, ifMatch))) throw preconditionFailed();
      await requireFree(tx, body, id);
      await assignExtensions(tx, id, body.extensions);
    })
    .catch(refuseDuplicate);
  return respond(services.db, id);
};

const deleteRepositoryGroups: Handler<'deleteRepositoryGroups'> = async ({ services, query }) => {
  const { ids } = query;
  const names = await removeGroups(services.db, ids);
  return { body: removalResults(ids, names, missing) };
};

/** Extensions must be known, and no other group may have them. */
async function requireFree(tx: Database, { extensions }: RepositoryGroupInput, id: number | null): Promise<void> {
  const owners = new Map((await lockExtensions(tx, extensions)).map((one) => [one.extension, one]));
  const at = (extension: string) => `extensions.${extensions.indexOf(extension)}`;
  const unknown = extensions.filter((extension) => !owners.has(extension));
  if (unknown.length > 0) {
    throw invalid(unknown.map((one) => ({ path: at(one), message: `Nieznane rozszerzenie „${one}”` })));
  }
  const taken = [...owners.values()].filter(({ groupId }) => groupId !== null && groupId !== id);
  if (taken.length === 0) return;
  const fields = taken.map(({ extension, groupName }) => ({
    path: at(extension),
    message: `Rozszerzenie „${extension}” należy już do grupy „${groupName}”`,
  }));
  const errors = fields.map(({ message }) => message);
  throw new ProblemError(409, 'Operacja niedozwolona', errors, { fields });
}

function refuseDuplicate(error: unknown): never {
  if (isDuplicate(error)) throw conflict('Grupa plików o takiej nazwie już istnieje');
  throw error;
}

export const repositoriesArea = {
  inputs: { createRepositoryGroup: repositoryGroupSchema, updateRepositoryGroup: repositoryGroupSchema },
  handlers: {
    listRepositoryGroups: async ({ services, query }) => {
      const { rows, total } = await listGroups(services, query);
      return { body: rows, total };
    },
    getRepositoryGroup: async ({ services, params }) => respond(services.db, params.id),
    createRepositoryGroup,
    updateRepositoryGroup,
    deleteRepositoryGroups,
  },
} satisfies Area;
