export const dictionaryNames = ['tags', 'providing-entities', 'iso-codes'] as const;
export type DictionaryName = (typeof dictionaryNames)[number];
