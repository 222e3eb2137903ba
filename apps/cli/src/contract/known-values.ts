// What earlier answers have shown that later operations are asked for, so that those answer and not only refuse.
import type { FilterText } from '@redakcja/domain/shared/list-columns';
import type { Operation } from '@redakcja/generated/contract';
import type { searchFilesDefinition } from '@redakcja/generated/lists/searchFiles';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import type { ArchiveConfig } from '@redakcja/generated/model/archiveConfig';
import type { FileExtensionRow } from '@redakcja/generated/model/fileExtensionRow';
import type { RepositoryFile } from '@redakcja/generated/model/repositoryFile';
import type { OperationId } from '@redakcja/generated/operations';

export type Values = Readonly<Record<string, string | number>>;

interface Source {
  shownBy: OperationId;
  /** The body is any server's: one of another shape than the contract's may throw. */
  values: (body: never) => Values | undefined;
}

/** Beside `/things/{id}`, which is asked for the first thing that the list `/things` shows. */
const sources: Partial<Readonly<Record<OperationId, Source>>> = {
  getKnowledgeBaseUrl: {
    shownBy: 'getApplicationParameters',
    values: ({ knowledgeBase: [first] }: ApplicationParameters) => first && { id: first.id },
  },
  searchFiles: {
    shownBy: 'listFileExtensions',
    values: (rows: FileExtensionRow[]) => ({
      title: '*',
      filters: `extension;in;${rows.map(({ extension }) => extension).join(';')}` satisfies FilterText<
        typeof searchFilesDefinition
      >,
    }),
  },
  downloadAttachment: {
    shownBy: 'searchFiles',
    values: ([first]: RepositoryFile[]) => first && { documentRepositoryId: first.id },
  },
  checkArchiveSite: {
    shownBy: 'getArchiveConfig',
    values: ({ archiveHost, isSitemapImported }: ArchiveConfig) =>
      archiveHost !== null && isSitemapImported ? { sitename: archiveHost } : undefined,
  },
};

/** Files stand in the answers about the things they belong to, whichever those are. */
const filePath = /\/api\/files\/(\d+)\?key=([\w-]+)/;

/** How many answers away an operation is from one that needs nothing. */
function depth({ id, path }: Pick<Operation, 'id' | 'path'>): number {
  if (id === 'downloadFile') return 9;
  const source = sources[id];
  if (source === undefined) return path.includes('{') ? 1 : 0;
  return 2 + depth({ id: source.shownBy, path: '' });
}

/** Those that show something come before those that need it. */
export const fromShowingToNeeding = (a: Operation, b: Operation) => depth(a) - depth(b);

export class KnownValues {
  readonly #given: Values;
  readonly #firstIds = new Map<string, number>();
  readonly #shown = new Map<OperationId, Values>();

  /** @param given values of parameters that no answer shows */
  constructor(given: Values) {
    this.#given = given;
  }

  for({ id, path }: Operation): Values {
    const first = this.#firstIds.get(path.replace(/\/\{id\}.*$/, ''));
    return { ...(first === undefined ? {} : { id: first }), ...this.#shown.get(id), ...this.#given };
  }

  learn(operation: Operation, text: string): void {
    const [, id, key] = filePath.exec(text) ?? [];
    if (id !== undefined && key !== undefined) this.#shown.set('downloadFile', { id, key });
    try {
      const body: unknown = JSON.parse(text);
      const first: unknown = Array.isArray(body) ? body[0]?.id : undefined;
      if (typeof first === 'number') this.#firstIds.set(operation.path, first);
      for (const [asked, source] of Object.entries(sources)) {
        const values = source.shownBy === operation.id ? source.values(body as never) : undefined;
        if (values !== undefined) this.#shown.set(asked as OperationId, values);
      }
    } catch {
      // not JSON, or of another shape: the checker says so
    }
  }
}
