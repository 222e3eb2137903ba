// What was public elsewhere comes past the gate of art. 8: it was published where nobody asked for its marks or looked for numbers of persons.
// It is asked here, and whoever takes it over says why. Decision 39.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { publicationErrors } from '../check/publication-check.ts';
import { labelsOf, type PublicationError, textError } from '../check/publication-error.ts';
import { publicationObstacles } from '../publication/publication-obstacles.ts';
import { reasonProblem } from '../publication/reason-problem.ts';

const { ToPublish, Published, Archived } = ArticleStatus;

/** Whether visitors can read it as soon as it is here, or without another step of a person: former versions are read beside the newest. */
function isShown({ status, history }: PortableVersion): boolean {
  if (history === undefined) return false;
  if (status === ToPublish || status === Published) return true;
  const { publishedDate, withdrawedDate } = history;
  // a hidden one can be shown at any time, without a question
  return status === Archived && publishedDate !== null && withdrawedDate === null;
}

/** The register of changes has the reasons of what was public, with that of its withdrawal. */
function reasonErrors(version: PortableVersion): PublicationError[] {
  const { history } = version;
  const wasPublic = history?.publishedDate != null;
  if (!wasPublic && !isShown(version)) return [];
  const hasNumber = history?.changeLog.some(({ changeText }) => reasonProblem(changeText) !== undefined);
  return hasNumber === true ? [textError('numer osoby w powodzie zmiany')] : [];
}

/**
 * What the gate would say to a version that comes with its history; empty for one that it would let through, and for one
 * of which no visitor can read anything.
 * @param files what is known of its attachments
 */
export function gateErrors(
  version: PortableVersion,
  files: readonly AttachmentCheck[],
  type: ArticleType,
): PublicationError[] {
  if (!isShown(version)) return reasonErrors(version);
  const {
    extraContent = null,
    titleFromFooter = null,
    baseArticleAuthorEmail = null,
    links = [],
    multimedia = [],
  } = version;
  const rows = { extraContent, titleFromFooter, baseArticleAuthorEmail, links, multimedia };
  const texts = { ...version, ...rows, language: { isoCode: version.language } };
  const mainMenuElementDisplayText = version.categories?.[0]?.path.at(-1) ?? null;
  const lacking = publicationObstacles({
    ...version,
    baseArticleType: type,
    mainMenuElementDisplayText,
    publishStart: version.history?.publishedDate ?? version.publishStart ?? null,
  });
  return [
    ...lacking.map(({ message }) => textError(message)),
    ...publicationErrors(texts, files),
    ...reasonErrors(version),
  ];
}

/** Why such a version is not taken over without a written reason. */
export function pastGateMessage(errors: readonly PublicationError[]): string {
  return `Była opublikowana, a sprawdzenie przed publikacją by ją zatrzymało (${labelsOf(errors).join('; ')}). Popraw ją w pliku albo podaj powód przejęcia mimo to (pastGateReason, w poleceniu --past-gate)`;
}
