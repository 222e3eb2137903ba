// Keys for comparing links, multimedia and attachments by their saved fields, since a save has no ids of links and multimedia.
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';

const linkFields: Record<keyof ArticleLinkInput, true> = {
  type: true,
  displayText: true,
  title: true,
  target: true,
  linkToMenuElementId: true,
  linkToArticleTranslationId: true,
  url: true,
};

const mediaFields: Record<keyof MultimediaInput, true> = {
  type: true,
  url: true,
  displayText: true,
  title: true,
  target: true,
  thumbnailId: true,
};

const attachmentFields: Record<Exclude<keyof AttachmentInput, 'id'>, true> = {
  documentRepositoryId: true,
  displayName: true,
};

/** Equal for links with the same values; absent, null and '' are equal. */
export const linkKey = keyOf(linkFields);

/** Equal for multimedia with the same values. */
export const mediaKey = keyOf(mediaFields);

/** Equal for the same file with the same display name. */
export const attachmentKey = keyOf(attachmentFields);

function keyOf<Field extends string>(fields: Record<Field, true>) {
  const names = Object.keys(fields) as Field[];
  return (item: { readonly [Name in Field]?: unknown }): string =>
    JSON.stringify(names.map((name) => (item[name] === '' ? null : (item[name] ?? null))));
}
