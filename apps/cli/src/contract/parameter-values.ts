// Parameter values taken from earlier responses, so that later operations do not only answer 404.
import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import type { searchFilesDefinition } from '@redakcja/generated/lists/searchFiles';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import type { ArchiveConfig } from '@redakcja/generated/model/archiveConfig';
import type { FileExtensionRow } from '@redakcja/generated/model/fileExtensionRow';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import type { RepositoryFile } from '@redakcja/generated/model/repositoryFile';
import type { Operation } from '@redakcja/generated/operation-lookup';
import type { OperationId } from '@redakcja/generated/operations';

export type Values = Readonly<Record<string, string | number>>;

interface Source {
  providedBy: OperationId;
  /** May throw, since a server may send a body of another shape than the contract's. */
  values: (body: never) => Values | undefined;
}

/** Besides `/things/{id}`, which is called with the first id of the list `/things`. */
const sources: Partial<Readonly<Record<OperationId, Source>>> = {
  getKnowledgeBaseUrl: {
    providedBy: 'getApplicationParameters',
    values: ({ knowledgeBase: [first] }: ApplicationParameters) => first && { id: first.id },
  },
  searchFiles: {
    providedBy: 'listFileExtensions',
    values: (rows: FileExtensionRow[]) => ({
      title: '*',
      filters: `extension;in;${rows.map(({ extension }) => extension).join(';')}` satisfies FilterText<
        typeof searchFilesDefinition
      >,
    }),
  },
  downloadAttachment: {
    providedBy: 'searchFiles',
    values: ([first]: RepositoryFile[]) => first && { documentRepositoryId: first.id },
  },
  getAttachmentCheck: {
    providedBy: 'searchFiles',
    values: ([first]: RepositoryFile[]) => first && { documentRepositoryId: first.id },
  },
  getPublicVersion: {
    providedBy: 'getPublicArticle',
    values: ({ id, version }: PublicArticle) => ({ id, version }),
  },
  getPublicAttachmentText: {
    providedBy: 'getPublicArticle',
    values: ({ id, attachments }: PublicArticle) => {
      const readable = attachments.find(({ textPath }) => textPath !== null);
      return readable && { id, document: readable.id };
    },
  },
  checkArchiveSite: {
    providedBy: 'getArchiveConfig',
    values: ({ archiveHost, isSitemapImported }: ArchiveConfig) =>
      archiveHost !== null && isSitemapImported ? { sitename: archiveHost } : undefined,
  },
};

/** File addresses occur in responses of many operations. */
const filePath = /\/api\/files\/(\d+)\?key=([\w-]+)/;

/** How many other operations have to be called before this one. */
function depth({ id, path }: Pick<Operation, 'id' | 'path'>): number {
  if (id === 'downloadFile') return 9;
  const source = sources[id];
  if (source === undefined) return path.includes('{') ? 1 : 0;
  return 2 + depth({ id: source.providedBy, path: '' });
}

/** Sorts operations after those that provide their parameters. */
export const byDependency = (a: Operation, b: Operation) => depth(a) - depth(b);

export class ParameterValues {
  readonly #given: Values;
  readonly #firstIds = new Map<string, number>();
  readonly #provided = new Map<OperationId, Values>();

  /** @param given values of parameters that no response provides */
  constructor(given: Values) {
    this.#given = given;
  }

  for({ id, path }: Operation): Values {
    const first = this.#firstIds.get(path.replace(/\/\{id\}.*$/, ''));
    return { ...(first === undefined ? {} : { id: first }), ...this.#provided.get(id), ...this.#given };
  }

  collect(operation: Operation, text: string): void {
    const [, id, key] = filePath.exec(text) ?? [];
    if (id !== undefined && key !== undefined) this.#provided.set('downloadFile', { id, key });
    try {
      const body: unknown = JSON.parse(text);
      const first: unknown = Array.isArray(body) ? body[0]?.id : undefined;
      if (typeof first === 'number') this.#firstIds.set(operation.path, first);
      for (const [id, source] of Object.entries(sources)) {
        const values = source.providedBy === operation.id ? source.values(body as never) : undefined;
        if (values !== undefined) this.#provided.set(id as OperationId, values);
      }
    } catch {
      // Not JSON, or of another shape: the contract check reports it.
    }
  }
}
