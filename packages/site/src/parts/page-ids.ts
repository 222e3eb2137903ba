/** Ids of the pages themselves; a text that has one of them gets another (`CleanHtml`). */
const ids = new Set([
  ...[
    'artykuly',
    'banners',
    'bookmarks',
    'eu',
    'header',
    'historia',
    'kontakt',
    'lacza',
    'menu',
    'metryka',
    'multimedia',
    'ostatnie',
    'pokrewne',
  ],
  ...['szukaj', 'tiles', 'top', 'tresc', 'wyglad', 'zalaczniki', 'zmiany'],
]);

const numbered = /^(?:banner|bookmark|footer|rss|strona|tile)-\d+$/;

export const isPageId = (id: string): boolean => ids.has(id) || numbered.test(id);
