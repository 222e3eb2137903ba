// Repository groups: which extensions may be attached to articles (specification, sections 2.6 and 5).
import { repositoryGroupSchema } from '@redakcja/domain/settings/repository-group-form';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { deleteBy, lockNamed } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { repositoryGroups } from '../../database/schema.ts';
import { invalid, ProblemError, refuseDuplicate } from '../../http/problem.ts';
import { assignExtensions, columnsOf, findGroup, insertGroup, listGroups, lockExtensions } from './group-queries.ts';

const missing = (id: number) => `Nie znaleziono grupy plików o numerze ${id}`;

const duplicate = 'Grupa plików o takiej nazwie już istnieje';

const groups = records({
  table: repositoryGroups,
  key: repositoryGroups.id,
  find: findGroup,
  missing,
  journal: {
    recordType: JournalRecordType.RepositoryGroup,
    nameOf: ({ name }) => name,
    fieldsOf: ({ name, description, icon, extensions }) => ({
      name,
      description,
      icon,
      extensions: extensions.map(({ extension }) => extension),
    }),
  },
});

const createRepositoryGroup: Handler<'createRepositoryGroup'> = async ({ body, ...call }) => {
  const id = await groups
    .create(call, async (tx) => {
      const made = await insertGroup(tx, body);
      await takeExtensions(tx, made, body);
      return made;
    })
    .catch(refuseDuplicate(duplicate, 'name'));
  return { body: { id }, location: `/api/settings/repository-groups/${id}` };
};

const updateRepositoryGroup: Handler<'updateRepositoryGroup'> = ({ body, ...call }) =>
  groups
    .update(call, ({ id }) => ({
      columns: columnsOf(body),
      write: (tx) => takeExtensions(tx, id, body),
    }))
    .catch(refuseDuplicate(duplicate, 'name'));

const deleteRepositoryGroups: Handler<'deleteRepositoryGroups'> = async ({ query, ifMatch, ...call }) => ({
  body: await groups.remove(
    call,
    { ids: query.ids, etags: query.etags, ifMatch },
    {
      lock: lockNamed(repositoryGroups.id, repositoryGroups.name, repositoryGroups.revision),
      missing,
      // their extensions become free
      remove: deleteBy(repositoryGroups.id),
      idOf: ({ id }) => id,
    },
  ),
});

/** Extensions must be known, and no other group may have them. */
async function takeExtensions(tx: Database, id: number, { extensions }: RepositoryGroupInput): Promise<void> {
  const owners = new Map((await lockExtensions(tx, extensions)).map((one) => [one.extension, one]));
  const at = (extension: string) => `extensions.${extensions.indexOf(extension)}`;
  const unknown = extensions.filter((extension) => !owners.has(extension));
  if (unknown.length > 0) {
    throw invalid(unknown.map((one) => ({ path: at(one), message: `Nieznane rozszerzenie „${one}”` })));
  }
  const taken = [...owners.values()].filter(({ groupId }) => groupId !== null && groupId !== id);
  if (taken.length === 0) return assignExtensions(tx, id, extensions);
  const fields = taken.map(({ extension, groupName }) => ({
    path: at(extension),
    message: `Rozszerzenie „${extension}” należy już do grupy „${groupName}”`,
  }));
  const errors = fields.map(({ message }) => message);
  throw new ProblemError(409, 'Operacja niedozwolona', errors, { fields });
}

export const repositoriesArea = {
  inputs: { createRepositoryGroup: repositoryGroupSchema, updateRepositoryGroup: repositoryGroupSchema },
  handlers: {
    listRepositoryGroups: async ({ db, query }) => {
      const { rows, total } = await listGroups(db, query);
      return { body: rows, total };
    },
    getRepositoryGroup: groups.get,
    createRepositoryGroup,
    updateRepositoryGroup,
    deleteRepositoryGroups,
  },
} satisfies Area;
