// Separate from the form, so that the list of bookmarks does not load the schema.

export const bookmarkMessages = {
  /** Specification, section 5. */
  noTag: 'Zakładka nie wskazuje żadnego tagu',
  color: 'Podaj kolor w zapisie #rrggbb',
  /** Specification, section 6. */
  systemRow: 'Zakładki systemowej nie można usunąć',
  /** Specification, section 6. */
  system: 'W zakładce systemowej nie można zmienić tagów, aktywności ani widoczności na stronie głównej',
  systemLanguage: 'Zakładka systemowa zostaje w swoim języku',
} as const;
