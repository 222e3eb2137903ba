/** Its pages stand at the root. */
const defaultLanguage = 'PL';

/** The address of one of the bulletin's own pages in a language: `/szukaj`, `/en/szukaj`. */
export function ownPath(isoCode: string, path: string): string {
  const prefix = isoCode === defaultLanguage ? '' : `/${isoCode.toLowerCase()}`;
  return path === '/' ? prefix || '/' : prefix + path;
}

/** The address of an article. The id decides, the slug is a courtesy. */
export const articlePath = (isoCode: string, { id, slug }: { id: number; slug: string }): string =>
  ownPath(isoCode, `/artykul/${id}/${slug}`);

/** The page with the text of an attachment, at one of its pages. */
export function textAddress(article: string, attachment: string, page: number | null): string {
  const text = `${article}/tekst/${attachment.slice(attachment.lastIndexOf('/') + 1)}`;
  return page === null ? text : `${text}#strona-${page}`;
}

/** The feed of everything that is published, of a category, or of the versions of an article. */
export function atomPath(isoCode: string, of: { kategoria?: number; artykul?: number } = {}): string {
  const [one] = Object.entries(of);
  return ownPath(isoCode, '/atom.xml') + (one === undefined ? '' : `?${one.join('=')}`);
}

/** There is one where the office sends mail. */
export const subscriptionPages = {
  form: '/powiadomienia',
  asked: '/powiadomienia/zamowione',
  link: '/powiadomienia/link',
} as const;

/** The form for notifications of everything, of a category, or of an article. */
export function subscriptionsPath(isoCode: string, of: { kategoria?: number; artykul?: number } = {}): string {
  const [one] = Object.entries(of);
  return ownPath(isoCode, subscriptionPages.form) + (one === undefined ? '' : `?${one.join('=')}`);
}

export const pages = {
  home: '/',
  search: '/szukaj',
  changes: '/zmiany',
  map: '/mapa-strony',
  office: '/urzad',
  feeds: '/kanaly-rss',
  data: '/dane',
  statistics: '/statystyka',
} as const;

/** Names of what the form of subscriptions sends. */
export const subscriptionFields = {
  email: 'email',
  category: 'kategoria',
  article: 'artykul',
  frequency: 'czestotliwosc',
  atOnce: 'od-razu',
} as const;

/** The token in the links of mails, and what the buttons behind them do. */
export const subscriptionSteps = {
  token: 'klucz',
  field: 'czynnosc',
  confirm: 'potwierdz',
  leave: 'zrezygnuj',
} as const;
