import './conflict-dialog.css';

export const conflictTexts = {
  saved: {
    title: 'Ktoś zapisał nowsze dane',
    explanation:
      'Podczas Twojej edycji zmieniono poniższe pola. „Zachowaj moje zmiany” zostawia to, co zmieniasz, i przyjmuje pozostałe nowsze dane; zapiszesz je kolejnym „Zapisz”. „Wczytaj zapisaną wersję” odrzuca Twoje zmiany.',
    theirs: 'Zapisana wersja',
    mine: 'Twoja wersja',
    takeTheirs: 'Wczytaj zapisaną wersję',
    keepMine: 'Zachowaj moje zmiany',
  },
  draft: {
    title: 'Przywracane zmiany różnią się od formularza',
    explanation:
      'W poniższych polach formularz ma co innego niż przywracane zmiany. „Przywróć zmiany” wpisuje do nich to, co przywracasz. „Zostaw formularz” odrzuca przywracane zmiany.',
    theirs: 'W formularzu',
    mine: 'Przywracane',
    takeTheirs: 'Zostaw formularz',
    keepMine: 'Przywróć zmiany',
  },
} as const;
