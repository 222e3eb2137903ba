// Polish labels of the contract's enumerations, for articles.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { MediaType } from '@redakcja/generated/model/mediaType';

/** Status of one article, singular. */
export const articleStatusLabels: Readonly<Record<ArticleStatus, string>> = {
  [ArticleStatus.Draft]: 'Roboczy',
  [ArticleStatus.Confirmed]: 'Zatwierdzony',
  [ArticleStatus.ToPublish]: 'Do publikacji',
  [ArticleStatus.Published]: 'Opublikowany',
  [ArticleStatus.Withdrawed]: 'Wycofany',
  [ArticleStatus.Archived]: 'Zarchiwizowany',
};

/** „z roboczego” */
export const articleStatusGenitives: Readonly<Record<ArticleStatus, string>> = {
  [ArticleStatus.Draft]: 'roboczego',
  [ArticleStatus.Confirmed]: 'zatwierdzonego',
  [ArticleStatus.ToPublish]: '„do publikacji”',
  [ArticleStatus.Published]: 'opublikowanego',
  [ArticleStatus.Withdrawed]: 'wycofanego',
  [ArticleStatus.Archived]: 'zarchiwizowanego',
};

/** „na opublikowany” */
export const articleStatusAccusatives: Readonly<Record<ArticleStatus, string>> = {
  [ArticleStatus.Draft]: 'roboczy',
  [ArticleStatus.Confirmed]: 'zatwierdzony',
  [ArticleStatus.ToPublish]: '„do publikacji”',
  [ArticleStatus.Published]: 'opublikowany',
  [ArticleStatus.Withdrawed]: 'wycofany',
  [ArticleStatus.Archived]: 'zarchiwizowany',
};

/** Last segment of the per-status routes, e.g. /artykuly/artykuly-robocze (specification, section 2.2). */
export const articleStatusSlugs = {
  [ArticleStatus.Draft]: 'robocze',
  [ArticleStatus.Confirmed]: 'zatwierdzone',
  [ArticleStatus.ToPublish]: 'do-publikacji',
  [ArticleStatus.Published]: 'opublikowane',
  [ArticleStatus.Withdrawed]: 'wycofane',
  [ArticleStatus.Archived]: 'zarchiwizowane',
} as const satisfies Record<ArticleStatus, string>;

/** Status of many articles, plural: entries of the sidebar. */
export const articleStatusPluralLabels: Readonly<Record<ArticleStatus, string>> = {
  [ArticleStatus.Draft]: 'Robocze',
  [ArticleStatus.Confirmed]: 'Zatwierdzone',
  [ArticleStatus.ToPublish]: 'Do publikacji',
  [ArticleStatus.Published]: 'Opublikowane',
  [ArticleStatus.Withdrawed]: 'Wycofane',
  [ArticleStatus.Archived]: 'Zarchiwizowane',
};

export const articleTypeLabels: Readonly<Record<ArticleType, string>> = {
  [ArticleType.Common]: 'Artykuł',
  [ArticleType.Instruction]: 'Instrukcja korzystania z BIP',
  [ArticleType.Rss]: 'Kanały RSS',
  [ArticleType.PersonalDataProtection]: 'Ochrona danych osobowych',
  [ArticleType.Reuse]: 'Ponowne wykorzystanie informacji',
  [ArticleType.SharingPublicInformation]: 'Udostępnienie informacji publicznej',
  [ArticleType.ChangeLog]: 'Rejestr zmian',
  [ArticleType.Stats]: 'Statystyki',
  [ArticleType.Search]: 'Wyszukiwarka',
  [ArticleType.Sitemap]: 'Mapa serwisu',
  [ArticleType.ClientData]: 'Dane podmiotu',
  [ArticleType.DigitalAvailability]: 'Deklaracja dostępności cyfrowej',
  [ArticleType.SessionTransmissions]: 'Transmisje z sesji',
};

export const articleTemplateLabels: Readonly<Record<ArticleTemplate, string>> = {
  [ArticleTemplate.Text]: 'Tekst',
  [ArticleTemplate.Tender]: 'Przetarg',
};

export const mediaTypeLabels: Readonly<Record<MediaType, string>> = {
  [MediaType.Unknown]: 'Nieokreślony',
  [MediaType.Video]: 'Wideo',
  [MediaType.Audio]: 'Audio',
};

/** Whether an article is a system article: every type except the common one. */
export function isSystemArticle(type: ArticleType): boolean {
  return type !== ArticleType.Common;
}

/** Types of the list of system articles. */
export const systemArticleTypes: readonly ArticleType[] = Object.values(ArticleType).filter(isSystemArticle);

/** Title of an article list by its status filter; without one, the general title (specification, section 2.2). */
export function articleListTitle(status: ArticleStatus | null, isSystem = false): string {
  const general = isSystem ? 'Artykuły systemowe' : 'Artykuły';
  return status === null ? general : `${general} ${articleStatusPluralLabels[status].toLowerCase()}`;
}
