// Sanitises rich text before it is stored: any client with an editor's token can send it.

import { withoutInvisible } from '@redakcja/domain/shared/addresses/url';
import { embedsKnownPlayer } from '@redakcja/domain/shared/html/known-players';
import { isOwnPicture, loadingTags, mediaSources } from '@redakcja/domain/shared/html/text-pictures';
import { unseenBy } from '@redakcja/domain/shared/html/unseen';
import sanitizeHtml, { type IFrame, type IOptions } from 'sanitize-html';
import { badRequest } from '../http/problem.ts';
import type { TextKind } from './text-jobs.ts';

const colour = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i;

const runnable = /^data:(?!image\/(?:png|jpe?g|gif|webp);base64,)/i;

/** A tag whose content sanitize-html leaves out. Styles are taken away below, so what they hide would be published. */
const leftOut = 'script';

/**
 * Pages of unknown players, and pictures, films and recordings of other addresses than the product's own: they could change or vanish, and their
 * hosts would learn who reads. A film may have its address in a `source` alone.
 * @param stored addresses that the text has already
 */
function isForeign({ tag, attribs: { src } }: IFrame, stored: ReadonlySet<string>): boolean {
  if (tag === 'iframe') return !embedsKnownPlayer(src ?? '');
  if (!loadingTags.includes(tag) || (src === undefined && tag !== 'img')) return false;
  return !isOwnPicture(src ?? '') && !stored.has(src ?? '');
}

function withoutForeign(stored: ReadonlySet<string>): Pick<IOptions, 'exclusiveFilter' | 'transformTags'> {
  return {
    exclusiveFilter: (frame) => isForeign(frame, stored),
    transformTags: {
      '*': (name, attribs) => ({
        tagName: unseenBy({ name, attribute: (one) => attribs[one] }) ? leftOut : name,
        attribs,
      }),
      a: (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(attribs.href !== undefined && { href: withoutInvisible(attribs.href) }),
          // a page opened in a new tab must not access window.opener
          ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
        },
      }),
      video: (tagName, { poster = '', ...attribs }) => ({
        tagName,
        attribs: isOwnPicture(poster) || stored.has(poster) ? { ...attribs, poster } : attribs,
      }),
    },
  };
}

/** Markup of the article editor (Quill), and harmless semantic markup of older texts. */
const article: IOptions = {
  allowedTags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'hr', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'ol', 'ul', 'li'],
    ...[
      'abbr',
      'cite',
      'q',
      'small',
      'mark',
      'kbd',
      'dfn',
      'ins',
      'del',
      'time',
      'dl',
      'dt',
      'dd',
      'address',
      'section',
      'article',
    ],
    ...['details', 'summary', 'figure', 'figcaption', 'iframe', 'video', 'audio', 'source', 'track'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['class', 'style', 'lang', 'dir', 'id'],
    a: ['href', 'name', 'title', 'target', 'rel', 'hreflang'],
    abbr: ['title'],
    dfn: ['title'],
    blockquote: ['cite'],
    q: ['cite'],
    ins: ['cite', 'datetime'],
    del: ['cite', 'datetime'],
    time: ['datetime'],
    details: ['open'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    video: ['src', 'controls', 'poster', 'width', 'height', 'title'],
    audio: ['src', 'controls', 'title'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type', 'reversed'],
    li: ['data-list', 'value'],
    th: ['colspan', 'rowspan', 'scope', 'headers', 'abbr'],
    td: ['colspan', 'rowspan', 'headers'],
    col: ['span'],
    colgroup: ['span'],
  },
  allowedClasses: { '*': [/^ql-[a-z0-9-]+$/] },
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'text-align': [/^(?:left|right|center|justify)$/],
      'text-decoration': [/^(?:underline|line-through|none)$/],
    },
  },
  selfClosing: ['br', 'col', 'hr', 'img', 'source', 'track'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // deeper than any editor nests; deeper nesting slows browsers down
  nestingLimit: 100,
};

/** Extra content: one line. */
const line: IOptions = {
  ...article,
  allowedTags: ['p', 'br', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'sub', 'sup'],
};

/** The name of the office: bold, italic, underline, strikethrough and colour of letters, and nothing else (specification, section 2.6). */
const letters: IOptions = {
  ...article,
  allowedTags: ['strong', 'b', 'em', 'i', 'u', 's', 'span'],
  allowedAttributes: { span: ['style'] },
  allowedClasses: {},
  allowedStyles: { span: { color: [colour] } },
};

const kinds: Readonly<Record<TextKind, IOptions>> = { richText: article, line, letters };

/**
 * Takes seconds for a long text: `cleanedText` is the way for requests. What is of other hosts stays when `stored`, the text as it is, has it already.
 */
export function sanitise(html: string, kind: TextKind, stored = ''): string {
  if (isPlain(html)) return html;
  const present = new Set(mediaSources(stored).filter((source) => !runnable.test(source)));
  return sanitised(html, { ...kinds[kind], ...withoutForeign(present) });
}

/** The time of the parser is quadratic in the depth. */
const maxDepth = 1000;

function sanitised(html: string, options: IOptions): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      depth += 1;
      if (depth > maxDepth)
        throw badRequest('Treść ma za dużo elementów zagnieżdżonych w sobie. Uprość jej formatowanie');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

/** Text without markup and entities needs no parser; most fields are such. */
function isPlain(html: string): boolean {
  return !/[<>&]/.test(html);
}
