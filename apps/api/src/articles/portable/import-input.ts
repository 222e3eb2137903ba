// A version of an import as the single calls have it: with the numbers of this server.
import { excludedMessage } from '@redakcja/domain/articles/locks/excluded-categories';
import { shownPath } from '@redakcja/domain/articles/portable/category-paths';
import { portablePictures, withStoredPictures } from '@redakcja/domain/articles/portable/portable-files';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticlePlace } from '@redakcja/generated/model/articlePlace';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { CategoryPath } from '@redakcja/generated/model/categoryPath';
import type { PortableAttachment } from '@redakcja/generated/model/portableAttachment';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { type ImportNames, noFiles, type OwnFiles } from './import-names.ts';

export interface ReadVersion {
  version: PortableVersion;
  languageId: number;
  isLanguageActive: boolean;
  /** Links to articles have a placeholder: what they lead to is known later. */
  input: ArticleInput;
  /** Attachments in their order, with what a history says of them. */
  attachments: readonly (AttachmentInput & { from: PortableAttachment })[] | undefined;
  errors: string[];
  missingFiles: string[];
}

/** A link to an article has this number, plus its place, until the real one is known. */
const placeholder = 2_000_000_000;

/** The article that a link leads to, by its placeholder. */
export function destinationOf(
  { links = [] }: PortableVersion,
  id: number | null | undefined,
): ArticlePlace | undefined {
  return links[(id ?? 0) - placeholder]?.article;
}

export function readVersion(version: PortableVersion, names: ImportNames, own: OwnFiles = noFiles): ReadVersion {
  const errors: string[] = [];
  const missing = new Set<string>();
  const language = names.languages.get(version.language);
  if (language === undefined) errors.push(`Nie ma wersji językowej ${version.language}`);
  const languageId = language?.id ?? 0;
  const categoryId = (path: CategoryPath): number[] => {
    const ids = names.categories.idsOf(path);
    if (ids.length === 0) errors.push(`Nie ma kategorii „${shownPath(path)}”`);
    if (ids.length > 1)
      errors.push(`Kategorii „${shownPath(path)}” jest kilka: podaj menu (menu) i którą z nich (place)`);
    return ids.length === 1 ? [...ids] : [];
  };
  const found = <Id>(file: string, id: Id | undefined): Id[] => {
    if (id === undefined) missing.add(file);
    return id === undefined ? [] : [id];
  };
  const categories = version.categories?.flatMap(categoryId);
  const tags = version.tags?.flatMap((name) => {
    const id = names.tagId(languageId, name);
    if (id === undefined) errors.push(`Nie ma tagu „${name}” w języku ${version.language}`);
    return id ?? [];
  });
  const links = version.links?.map(({ category, article, ...link }, place) => ({
    ...link,
    linkToMenuElementId: category === undefined ? null : (categoryId(category)[0] ?? null),
    linkToArticleTranslationId: article === undefined ? null : placeholder + place,
  }));
  const multimedia = version.multimedia?.map(({ thumbnail = null, ...medium }) => {
    const thumbnailId = thumbnail === null ? null : (found(thumbnail, names.picture(thumbnail, own)?.id)[0] ?? null);
    return { ...medium, thumbnailId };
  });
  const attachments = version.attachments?.flatMap((from) =>
    found(from.file, names.documentId(from.file, from.filename, own)).map((documentRepositoryId) => ({
      documentRepositoryId,
      displayName: from.displayName,
      from,
    })),
  );
  for (const file of portablePictures(version.content)) found(file, names.picture(file, own)?.address);
  const { title, shortDescription, publishStart, publishEnd, archiveAfterPublishEnd, extraContent } = version;
  return {
    version,
    languageId,
    isLanguageActive: language?.isActive ?? true,
    input: {
      title,
      shortDescription,
      content: withStoredPictures(version.content, (file) => names.picture(file, own)?.address),
      baseArticleProvidingEntity: version.baseArticleProvidingEntity,
      baseArticleAuthorName: version.baseArticleAuthorName,
      baseArticleInformationCreated: version.baseArticleInformationCreated,
      ...given({ baseArticleAuthorEmail: version.baseArticleAuthorEmail, titleFromFooter: version.titleFromFooter }),
      ...given({ publishStart, publishEnd, archiveAfterPublishEnd, tags, categories, links, multimedia }),
      ...given({ attachments: attachments?.filter(({ from }) => !from.isAdded).map(asInput) }),
      ...given({ addedAttachments: attachments?.filter(({ from }) => from.isAdded).map(asInput) }),
      ...given({ addedExtraContent: extraContent ?? undefined }),
    },
    attachments,
    errors: [...errors, ...closedAmong(categories ?? [], names)],
    missingFiles: [...missing],
  };
}

const asInput = ({ documentRepositoryId, displayName }: AttachmentInput) => ({ documentRepositoryId, displayName });

function closedAmong(ids: readonly number[], { closed, categories }: ImportNames): string[] {
  const own = ids.filter((id) => closed.has(id)).map((id) => categories.pathOf(id)?.path.at(-1) ?? '');
  return own.length === 0 ? [] : [excludedMessage(own)];
}

/** Without what is undefined: what is absent from a save stays as it is. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
}
