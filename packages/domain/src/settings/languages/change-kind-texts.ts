import { PublicChangeKind } from '@redakcja/generated/model/publicChangeKind';
import type { FixedText } from './fixed-texts.ts';

/** What happened, as the register of changes says it. */
export const changeKindTexts: Readonly<Record<PublicChangeKind, FixedText>> = {
  [PublicChangeKind.Published]: 'Opublikowano',
  [PublicChangeKind.Changed]: 'Nowa wersja',
  [PublicChangeKind.Added]: 'Uzupełniono',
  [PublicChangeKind.Withdrawn]: 'Zdjęto z biuletynu',
  [PublicChangeKind.Ended]: 'Upłynął czas publikacji',
};
