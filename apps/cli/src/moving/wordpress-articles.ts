// Articles of this product out of an export of WordPress. Everything comes as a draft: nothing is public that was not looked at here.
import { plainText } from './plain-text.ts';
import { wordpressContent } from './wordpress-content.ts';
import type { WxrItem, WxrSite } from './wxr.ts';

/** What could not be taken over, or not as it was. */
export type ProblemCode =
  | 'password'
  | 'private'
  | 'deleted'
  | 'kind'
  | 'noTitle'
  | 'noDate'
  | 'shortcode'
  | 'missingFile'
  | 'noText';

export interface Problem {
  id: string;
  title: string;
  code: ProblemCode;
  detail?: string;
}

/** An article in the flat form of `bip articles import`. */
export interface MovedArticle {
  key: string;
  title: string;
  shortDescription: string;
  content: string;
  baseArticleAuthorName?: string;
  baseArticleInformationCreated?: string;
  categories: string[];
  tags: string[];
  attachments: { file: string; displayName: string }[];
}

export interface MovedItem {
  article: MovedArticle | null;
  problems: Problem[];
  /** Where it was. */
  address: string;
}

export interface Uploads {
  /** The name in our folder of a file of the site; null for what is no file of it, or is not there. */
  find: (address: string) => string | null;
  /** Whether an address is that of a file of the site. */
  isFile: (address: string) => boolean;
}

const articleTypes = new Set(['post', 'page', 'bip']);
const maxTitle = 1000;
const maxDescription = 200;

/** @param attached addresses of files that belong to it without being in its text */
export function movedItem(
  item: WxrItem,
  site: WxrSite,
  uploads: Uploads,
  attached: readonly WxrItem[] = [],
): MovedItem {
  const problems: Problem[] = [];
  const problem = (code: ProblemCode, detail?: string) =>
    problems.push({ id: item.id, title: item.title, code, ...(detail === undefined ? {} : { detail }) });
  const left = (code: ProblemCode, detail?: string): MovedItem => {
    problem(code, detail);
    return { article: null, problems, address: item.link };
  };
  if (!articleTypes.has(item.type)) return left('kind', item.type);
  if (item.password !== '') return left('password');
  if (item.status === 'private') return left('private');
  if (['trash', 'auto-draft', 'inherit'].includes(item.status)) return left('deleted', item.status);
  if (item.title === '') return left('noTitle');

  const missing = new Set<string>();
  const find = (address: string) => {
    const found = uploads.find(address);
    if (found === null && uploads.isFile(address)) missing.add(address);
    return found;
  };
  const { html, files, shortcodes } = wordpressContent(item.content, find);
  const pictures = new Set(files.filter((file) => html.includes(`"${file}"`)));
  const attachments = new Map<string, string>();
  for (const file of files) if (!pictures.has(file)) attachments.set(file, baseName(file));
  for (const { attachmentUrl, title } of attached) {
    const file = find(attachmentUrl);
    if (file !== null && !pictures.has(file)) attachments.set(file, title || baseName(file));
  }
  for (const address of missing) if (uploads.find(withoutSize(address)) === null) problem('missingFile', address);
  for (const name of shortcodes) problem('shortcode', name);
  const words = plainText(html);
  if (words === '' && attachments.size === 0) problem('noText');
  const created = momentOf(item);
  if (created === null) problem('noDate');
  const author = item.meta.get('_bip_prepared_by') ?? site.authors.get(item.creator) ?? item.creator;
  const article: MovedArticle = {
    key: `wp-${hostOf(site.address)}-${item.id}`,
    title: item.title.slice(0, maxTitle),
    shortDescription: shortened(plainText(item.excerpt) || words || item.title),
    content: html,
    ...(author === '' ? {} : { baseArticleAuthorName: author.slice(0, 250) }),
    ...(created === null ? {} : { baseArticleInformationCreated: created }),
    categories: item.categories.map((name) => pathOf(name, site)).filter((path) => path !== ''),
    tags: [...new Set(item.tags)],
    attachments: [...attachments].map(([file, displayName]) => ({ file, displayName })),
  };
  return { article, problems, address: item.link };
}

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const withoutSize = (address: string) => address.replace(/-\d+x\d+(?=\.\w+$)/, '');

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : 'strona';
}

/** Drafts have zeros in place of the time of UTC. */
function momentOf({ dateGmt, date }: WxrItem): string | null {
  const utc = /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(dateGmt);
  if (utc !== null) return `${utc[1]}T${utc[2]}.000Z`;
  const local = /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(date);
  return local === null ? null : `${local[1]} ${local[2]}`;
}

/** „Prawo lokalne › Uchwały” */
export function pathOf(nicename: string, { categories }: WxrSite): string {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let at = nicename; at !== '' && !seen.has(at); at = categories.get(at)?.parent ?? '') {
    seen.add(at);
    names.unshift(categories.get(at)?.name ?? at);
  }
  return names.join(' › ');
}

/** At a word's end. */
function shortened(text: string): string {
  if (text.length <= maxDescription) return text;
  const cut = text.slice(0, maxDescription - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxDescription / 2)).trimEnd()}…`;
}
