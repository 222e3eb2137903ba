// When two links, multimedia or attachments are the same: by what is saved of them, since a save carries no identifiers of links and multimedia.
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';

/** Equal for links that are the same to a reader; absent, null and '' are one. */
export function linkKey(link: ArticleLinkInput): string {
  const goal = [link.linkToMenuElementId ?? null, link.linkToArticleTranslationId ?? null, link.url || null];
  return JSON.stringify([link.type, link.displayText, link.title, link.target, ...goal]);
}

/** Equal for multimedia that are the same to a reader. */
export function mediaKey(item: MultimediaInput): string {
  return JSON.stringify([item.type, item.url, item.displayText, item.title, item.target, item.thumbnailId ?? null]);
}

/** Equal for the same file under the same name. */
export function attachmentKey(attachment: AttachmentInput): string {
  return JSON.stringify([attachment.documentRepositoryId, attachment.displayName]);
}
