/** What a reader may ask for: high contrast, larger text, more space between letters and lines. */
export const looks = ['kontrast', 'tekst', 'odstepy'] as const;

export type Look = (typeof looks)[number];
