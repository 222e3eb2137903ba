// Candidates from the contract: parameters of an operation, columns of filters and of the order of a list.
import type { ListDefinition } from '@redakcja/domain/shared/lists/list-columns';

/** `--param` of `bip api OPERACJA`: the names of its parameters, to which a value is added. */
export async function parameterCandidates(operation: string | undefined): Promise<string[]> {
  const [{ operationOf }, { ruleOf }] = await Promise.all([
    import('@redakcja/generated/operation-lookup'),
    import('@redakcja/generated/contract'),
  ]);
  const found = operationOf(operation ?? '');
  return found === undefined ? [] : (ruleOf(found).parameters ?? []).map(({ name }) => `${name}=`);
}

/** The lists of the commands that filter and sort one. */
const lists: Readonly<Record<string, () => Promise<ListDefinition>>> = {
  'articles list': async () => (await import('@redakcja/generated/lists/listArticles')).listArticlesDefinition,
  'users list': async () => (await import('@redakcja/generated/lists/listUsers')).listUsersDefinition,
  'roles list': async () => (await import('@redakcja/generated/lists/listRoles')).listRolesDefinition,
  'audit list': async () => (await import('@redakcja/generated/lists/listAuditEntries')).listAuditEntriesDefinition,
  'archive list': async () =>
    (await import('@redakcja/generated/lists/listArchiveAddresses')).listArchiveAddressesDefinition,
  'parameters list': async () =>
    (await import('@redakcja/generated/lists/listSystemParameters')).listSystemParametersDefinition,
  'links check': async () => (await import('@redakcja/generated/lists/listBrokenLinks')).listBrokenLinksDefinition,
};

export async function filterCandidates(command: string): Promise<string[]> {
  const list = await lists[command]?.();
  return Object.entries(list?.columns ?? {}).flatMap(([name, { operations }]) =>
    operations.map((operation) => `${name};${operation};`),
  );
}

export async function sortCandidates(command: string): Promise<string[]> {
  const list = await lists[command]?.();
  return (list?.sortings ?? []).flatMap((name) => [`${name};asc`, `${name};desc`]);
}
