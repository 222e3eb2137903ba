// WordPress eXtended RSS: what „Narzędzia › Eksport” of WordPress writes (versions 1.0 to 1.2). Read as a stream: an export may have hundreds of megabytes.
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';

/** An item as the file has it: a post, a page, an attachment, a part of a menu. */
export interface WxrItem {
  id: string;
  type: string;
  status: string;
  title: string;
  link: string;
  /** Login. */
  creator: string;
  content: string;
  excerpt: string;
  /** `2024-03-12 14:00:00`, of UTC; empty or zeros where there is none. */
  dateGmt: string;
  /** The same in the time of the site. */
  date: string;
  parent: string;
  password: string;
  attachmentUrl: string;
  /** Names of its categories' addresses. */
  categories: string[];
  tags: string[];
  meta: ReadonlyMap<string, string>;
}

export interface WxrCategory {
  name: string;
  /** Name of the address of the one above; empty at the top. */
  parent: string;
}

/** What stands before the items. */
export interface WxrSite {
  address: string;
  /** Shown names by login. */
  authors: Map<string, string>;
  categories: Map<string, WxrCategory>;
}

export class NotWxrError extends Error {}

/** @throws NotWxrError for a file that is none */
export async function readWxr(file: string, onItem: (item: WxrItem, site: WxrSite) => void): Promise<WxrSite> {
  const site: WxrSite = { address: '', authors: new Map(), categories: new Map() };
  /** Elements that hold others, and their texts so far. */
  let holder: {
    name: string;
    texts: Map<string, string>;
    categories: string[];
    tags: string[];
    meta: Map<string, string>;
  } | null = null;
  let text = '';
  let domain = '';
  let nicename = '';
  let isWxr = false;
  const holders = new Set(['item', 'wp:author', 'wp:category']);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = '';
        if (name === 'rss' || name === 'channel') isWxr ||= 'xmlns:wp' in attributes;
        if (holders.has(name)) holder = { name, texts: new Map(), categories: [], tags: [], meta: new Map() };
        if (name === 'category') ({ domain = '', nicename = '' } = attributes);
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        if (holder === null) {
          if (name === 'wp:base_site_url' || (name === 'link' && site.address === '')) site.address = text.trim();
        } else if (name === holder.name) {
          end(holder);
          holder = null;
        } else if (name === 'category' && domain === 'category') holder.categories.push(nicename);
        else if (name === 'category' && domain === 'post_tag') holder.tags.push(text.trim());
        else if (name === 'wp:postmeta')
          holder.meta.set(holder.texts.get('wp:meta_key') ?? '', holder.texts.get('wp:meta_value') ?? '');
        else holder.texts.set(name, text);
        text = '';
      },
    },
    { xmlMode: true },
  );

  function end({ name, texts, categories, tags, meta }: NonNullable<typeof holder>): void {
    const of = (field: string) => (texts.get(field) ?? '').trim();
    if (name === 'wp:author') site.authors.set(of('wp:author_login'), of('wp:author_display_name'));
    else if (name === 'wp:category')
      site.categories.set(of('wp:category_nicename'), { name: of('wp:cat_name'), parent: of('wp:category_parent') });
    else {
      onItem(
        {
          id: of('wp:post_id'),
          type: of('wp:post_type'),
          status: of('wp:status'),
          title: of('title'),
          link: of('link'),
          creator: of('dc:creator'),
          content: of('content:encoded'),
          excerpt: of('excerpt:encoded'),
          dateGmt: of('wp:post_date_gmt'),
          date: of('wp:post_date'),
          parent: of('wp:post_parent'),
          password: of('wp:post_password'),
          attachmentUrl: of('wp:attachment_url'),
          categories,
          tags,
          meta,
        },
        site,
      );
    }
  }

  for await (const part of createReadStream(file, 'utf8')) parser.write(part);
  parser.end();
  if (!isWxr) throw new NotWxrError('no element rss with the namespace wp');
  return site;
}
