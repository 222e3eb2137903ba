export const conflictTexts = {
  saved: {
    title: 'Ktoś zapisał nowsze dane',
    explanation:
      'Gdzie obie osoby zmieniły to samo, wybierz wersję. „Zachowaj moje zmiany” wybiera wszędzie Twoją wersję, „Wczytaj zapisaną wersję” odrzuca wszystkie Twoje zmiany.',
    theirs: 'Zapisana wersja',
    mine: 'Twoja wersja',
    takeTheirs: 'Wczytaj zapisaną wersję',
    keepMine: 'Zachowaj moje zmiany',
    copy: 'Kopiuj mój tekst',
  },
  draft: {
    title: 'Przywracane zmiany różnią się od formularza',
    explanation:
      'W poniższych miejscach formularz ma co innego niż przywracane zmiany. Wybierz wersję. „Przywróć zmiany” wpisuje wszędzie to, co przywracasz. „Zostaw formularz” odrzuca przywracane zmiany.',
    theirs: 'W formularzu',
    mine: 'Przywracane',
    takeTheirs: 'Zostaw formularz',
    keepMine: 'Przywróć zmiany',
    copy: 'Kopiuj przywracany tekst',
  },
} as const;
