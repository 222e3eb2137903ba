// The fixed texts of pages, in the words that the office has given them for the language of the page.
import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { createContext, useContext } from 'react';

export type Text = (polish: FixedText) => string;

/** For components around `Page`; a text without words in the language is Polish. */
export function textsOf({ texts }: Pick<PublicFrame, 'texts'>): Text {
  const known = new Map(texts.map(({ name, text }) => [name, text]));
  return (polish) => known.get(polish) ?? polish;
}

const Texts = createContext<Text>((polish) => polish);

export const TextsProvider = Texts.Provider;

/** For components within `Page`. */
export const useText = (): Text => useContext(Texts);
