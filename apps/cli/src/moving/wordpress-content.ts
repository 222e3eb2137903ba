// The text of a WordPress article as HTML: without the marks of its editor, its paragraphs written out, its files named as they lie in the folder.
import { Parser } from 'htmlparser2';

export interface WordpressContent {
  html: string;
  /** Files of the site that the text links to, as they are named in the folder of uploads. */
  files: string[];
  /** What was not understood: names of shortcodes. */
  shortcodes: string[];
}

/** Blocks of its editor, which are comments; what they hold stays. */
const blockComment = /<!--\s*\/?wp:[\s\S]*?-->/g;
/** `[caption …]picture text[/caption]`: what is between them stays. */
const wrapper = /\[\/?(?:caption|wp_caption|embed)(?:\s[^\]]*)?\]/g;
/** With attributes, with an end, or of WordPress itself: „[uchylony]” is a word of a law. */
const shortcode = /\[([a-z][\w-]+)(\s[^\]]*=[^\]]*)?\]/g;
const ownShortcodes = new Set(['gallery', 'playlist', 'audio', 'video']);
const blockElement = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|pre|section)[\s>]/i;
/** WordPress keeps each picture in several sizes beside the original. */
const sizeOfPicture = /-\d+x\d+(?=\.(?:jpe?g|png|gif|webp)$)/i;

/** @param uploads address of the folder of uploads, and whether a file is in ours */
export function wordpressContent(given: string, uploads: (address: string) => string | null): WordpressContent {
  const shortcodes = new Set<string>();
  const text = given.replace(blockComment, '').replace(wrapper, '');
  for (const [, name = '', attributes] of text.matchAll(shortcode))
    if (attributes !== undefined || text.includes(`[/${name}]`) || ownShortcodes.has(name)) shortcodes.add(name);
  const files: string[] = [];
  const html = withFiles(paragraphs(text.trim()), (address) => {
    const found = uploads(address.replace(sizeOfPicture, '')) ?? uploads(address);
    if (found !== null) files.push(found);
    return found;
  });
  return { html, files: [...new Set(files)], shortcodes: [...shortcodes].sort() };
}

/** Its older editor keeps paragraphs as empty lines, and makes them when a page is shown. */
function paragraphs(text: string): string {
  if (blockElement.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Pictures name their file; links to a file become its name, since the file is an attachment. All else stays as it is written. */
function withFiles(html: string, fileOf: (address: string) => string | null): string {
  const changes: { start: number; end: number; text: string }[] = [];
  const links: boolean[] = [];
  const parser: Parser = new Parser({
    onopentag(name, { src, href }) {
      const place = { start: parser.startIndex, end: parser.endIndex + 1 };
      if (name === 'img' && src !== undefined) {
        const file = fileOf(src);
        const tag = html.slice(place.start, place.end);
        if (file !== null)
          changes.push({ ...place, text: tag.replace(src.replaceAll('&', '&amp;'), file).replace(src, file) });
      }
      if (name !== 'a') return;
      const isFile = href !== undefined && fileOf(href) !== null;
      links.push(isFile);
      if (isFile) changes.push({ ...place, text: '' });
    },
    onclosetag(name, isImplied) {
      if (name === 'a' && links.pop() === true && !isImplied)
        changes.push({ start: parser.startIndex, end: parser.endIndex + 1, text: '' });
    },
  });
  parser.end(html);
  return changes.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);
}
