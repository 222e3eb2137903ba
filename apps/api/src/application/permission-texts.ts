import type { Permission } from '@redakcja/generated/model/permission';

/** Permissions of section 6 as people read them. */
export const permissionTexts: readonly Permission[] = [
  {
    id: 'CreateArticles',
    displayName: 'Tworzenie artykułów',
    description: 'Dodawanie i edycja artykułów, tworzenie nowych wersji oraz usuwanie wersji roboczych',
  },
  {
    id: 'ConfirmArticles',
    displayName: 'Zatwierdzanie artykułów',
    description: 'Zatwierdzanie artykułów roboczych i cofanie ich do poprawy',
  },
  {
    id: 'PublishArticles',
    displayName: 'Publikowanie artykułów',
    description: 'Przekazywanie artykułów do publikacji i wycofywanie ich z publikacji',
  },
  {
    id: 'ArchiveArticles',
    displayName: 'Archiwizowanie artykułów',
    description: 'Przenoszenie opublikowanych i wycofanych artykułów do archiwum',
  },
  {
    id: 'ManageMenus',
    displayName: 'Zarządzanie menu',
    description: 'Dodawanie, edycja, przenoszenie i usuwanie kategorii menu poziomego i pionowego',
  },
  {
    id: 'ManageUsers',
    displayName: 'Zarządzanie użytkownikami',
    description: 'Zakładanie i edycja kont, aktywowanie, dezaktywowanie i resetowanie haseł',
  },
  {
    id: 'ManageSettings',
    displayName: 'Zarządzanie ustawieniami',
    description: 'Słowniki, wersje językowe, wygląd strony, dane urzędu i parametry systemu',
  },
];
