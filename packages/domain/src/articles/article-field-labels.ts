import type { SavedField } from './form/saved-article.ts';

/** Polish labels of the fields, for the form, the change log and the messages of the server. */
export const articleFieldLabels: Readonly<Record<SavedField, string>> = {
  title: 'Tytuł',
  shortDescription: 'Krótki opis',
  content: 'Treść',
  titleFromFooter: 'Tytuł w stopce',
  updateTitleInFooter: 'Aktualizacja tytułu w stopce',
  addedExtraContent: 'Treść dodatkowa',
  baseArticleProvidingEntity: 'Podmiot udostępniający',
  baseArticleAuthorName: 'Osoba, która wytworzyła informację',
  baseArticleAuthorEmail: 'Adres e-mail autora',
  baseArticleInformationCreated: 'Data wytworzenia informacji',
  publishStart: 'Data publikacji od',
  publishEnd: 'Data publikacji do',
  archiveAfterPublishEnd: 'Archiwizacja po zakończeniu publikacji',
  tags: 'Tagi',
  categories: 'Kategorie',
  links: 'Łącza',
  multimedia: 'Multimedia',
  attachments: 'Załączniki',
  addedAttachments: 'Dodatkowe załączniki',
};
