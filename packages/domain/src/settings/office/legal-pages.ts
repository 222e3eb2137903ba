// Pages that the law asks of every bulletin, which only the office can write: they begin as drafts.
import { ArticleType } from '@redakcja/generated/model/articleType';

export interface LegalPage {
  type: ArticleType;
  /** What has to be done. */
  step: string;
  /** What the law demands of it. */
  demand: string;
}

export const legalPages: readonly LegalPage[] = [
  {
    type: ArticleType.DigitalAvailability,
    step: 'Opublikuj deklarację dostępności',
    demand:
      'Ustawa z 4 kwietnia 2019 r. o dostępności cyfrowej, art. 10: stan dostępności, niedostępne treści, kontakt i droga skargi; przegląd co roku do 31 marca',
  },
  {
    type: ArticleType.PersonalDataProtection,
    step: 'Opublikuj informację o ochronie danych osobowych',
    demand: 'RODO, art. 13 i 14: administrator, inspektor, cele i podstawy, odbiorcy, czas, prawa osób',
  },
  {
    type: ArticleType.SharingPublicInformation,
    step: 'Opublikuj, jak uzyskać informację, której nie ma w BIP',
    demand:
      'Ustawa z 6 września 2001 r. o dostępie do informacji publicznej, art. 8 ust. 4: sposób dostępu do pozostałych informacji',
  },
  {
    type: ArticleType.Reuse,
    step: 'Opublikuj zasady ponownego wykorzystywania informacji',
    demand: 'Ustawa z 11 sierpnia 2021 r. o otwartych danych: warunki, opłaty i środki prawne',
  },
];

/** Whether only the office can write the page of the type: nobody publishes it for it. */
export const isLegalPage = (type: ArticleType): boolean => legalPages.some((page) => page.type === type);
