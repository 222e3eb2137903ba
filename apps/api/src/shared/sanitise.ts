// Rich text comes from editors, but also from whoever holds an editor's token: what is stored can never run.
import { embedsKnownPlayer } from '@redakcja/domain/shared/known-players';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { badRequest } from './problem.ts';

const colour = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i;

/** What the article editor (Quill) makes, and what older texts have that tells readers something and cannot run. */
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
    details: ['open'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    video: ['src', 'controls', 'poster', 'width', 'height', 'title'],
    audio: ['src', 'controls', 'title'],
    source: ['src', 'type'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'type'],
    li: ['data-list'],
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
  // depth beyond anything an editor makes; deeper nesting only slows readers' browsers down
  nestingLimit: 100,
  transformTags: {
    // a page opened from a link must not get hold of this one
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
  exclusiveFilter: (frame) =>
    (frame.tag === 'iframe' && !embedsKnownPlayer(frame.attribs.src ?? '')) ||
    (frame.tag === 'img' && /^data:(?!image\/(?:png|jpe?g|gif|webp);base64,)/i.test(frame.attribs.src ?? '')),
};

/** Extra content and the office's name: one line of text with bold, italic, underline, strikethrough and colour. */
const line: IOptions = {
  ...article,
  allowedTags: ['p', 'br', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'sub', 'sup'],
};

export function sanitiseRichText(html: string): string {
  return isPlain(html) ? html : sanitised(html, article);
}

export function sanitiseLine(html: string): string {
  return isPlain(html) ? html : sanitised(html, line);
}

/** Deeper than this nobody writes; the parser's work grows with the square of the depth, and everybody would wait for it. */
const deepest = 1000;

function sanitised(html: string, options: IOptions): string {
  let depth = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      depth += 1;
      if (depth > deepest)
        throw badRequest('Treść ma za dużo elementów zagnieżdżonych w sobie. Uprość jej formatowanie');
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

/** Text without markup and without entities is the same before and after; most fields are this. */
function isPlain(html: string): boolean {
  return !/[<>&]/.test(html);
}
