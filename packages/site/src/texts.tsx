// The fixed texts of pages, in the words that the office has given them for the language of the page.
import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { createContext, type ReactNode, useContext } from 'react';

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

const Language = createContext<string | undefined>(undefined);

export const LanguageProvider = Language.Provider;

/** The language of what the office has written, within content that is Polish in every language; undefined elsewhere. */
export const useLanguage = (): string | undefined => useContext(Language);

/** What the office has written, within content that is Polish. */
export function Written({ children }: { children: ReactNode }) {
  const lang = useLanguage();
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}

/** A fixed text within content that is Polish: in the language of the page where it has been translated. */
export function Fixed({ text }: { text: FixedText }) {
  const shown = useText()(text);
  return shown === text ? text : <Written>{shown}</Written>;
}
