/** Maximum length of a search text. */
export const maxSearchLength = 200;
