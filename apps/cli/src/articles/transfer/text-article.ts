// An article as a text: Markdown or HTML, with its fields as YAML between two lines of three hyphens.
import { Parser } from 'htmlparser2';
import { marked } from 'marked';
import { readYaml } from '../../shared/output/yaml-file.ts';

export interface TextArticle {
  fields: Record<string, unknown>;
  error: string | null;
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A field in the line after three hyphens, which are no line of the text then. */
const openFrontMatter = /^\uFEFF?---[ \t]*\r?\n\s*\w+[ \t]*:(?:[ \t]|\r?\n)/;

export function readTextArticle(text: string, kind: 'markdown' | 'html'): TextArticle {
  const head = frontMatter.exec(text);
  if (head === null && openFrontMatter.test(text))
    return { fields: {}, error: 'wiersz 1: pola na początku nie kończą się wierszem „---”' };
  const { value, fault } = readYaml(head?.[1] ?? '');
  if (fault !== null) return { fields: {}, error: `wiersz ${fault.line + 1}: ${fault.message}` };
  if (value !== null && value !== undefined && (typeof value !== 'object' || Array.isArray(value)))
    return { fields: {}, error: 'pola przed treścią muszą mieć postać „pole: wartość”' };
  const body = text.slice(head?.[0].length ?? 0);
  const given = { ...(value as object | null) };
  const read = kind === 'markdown' ? fromMarkdown(body, 'title' in given) : fromHtml(body, 'title' in given);
  return { fields: { ...read, ...given }, error: null };
}

const firstHeading = /^\s*# +(.+?)[ #]*(?:\r?\n|$)/;

/** Without a title of its own the first heading is the title. */
function fromMarkdown(text: string, hasTitle: boolean): Record<string, unknown> {
  const heading = hasTitle ? null : firstHeading.exec(text);
  const body = heading === null ? text : text.slice(heading[0].length);
  const content = marked.parse(body, { async: false, gfm: true }).trim();
  return { ...(heading?.[1] === undefined ? {} : { title: heading[1].trim() }), content };
}

/**
 * The title, the description and what is within <body>; a part of a page is content as it is. Without a title of its own the first heading is
 * the title.
 */
function fromHtml(text: string, hasTitle: boolean): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let bodyStart: number | null = null;
  let bodyEnd = text.length;
  let title: string | null = null;
  let heading: { start: number; end: number | null; text: string } | null = null;
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'body') bodyStart = parser.endIndex + 1;
      if (name === 'title' && bodyStart === null) title = '';
      if (name === 'h1') heading ??= { start: parser.startIndex, end: null, text: '' };
      if (name === 'meta' && attributes.name === 'description') fields.shortDescription = attributes.content ?? '';
    },
    ontext: (part) => {
      if (title !== null) title += part;
      if (heading?.end === null) heading.text += part;
    },
    onclosetag: (name, isImplied) => {
      if (name === 'title' && title !== null) {
        fields.title = oneLine(title);
        title = null;
      }
      if (name === 'h1' && heading !== null) heading.end ??= parser.endIndex + 1;
      if (name === 'body' && !isImplied) bodyEnd = parser.startIndex;
    },
  });
  parser.end(text);
  const content = (from: number, to: number) => text.slice(Math.max(from, bodyStart ?? 0), Math.min(to, bodyEnd));
  const { start, end, text: words } = heading ?? noHeading;
  if (hasTitle || fields.title || end === null || oneLine(words) === '')
    return { ...fields, content: content(0, text.length).trim() };
  return { ...fields, title: oneLine(words), content: (content(0, start) + content(end, text.length)).trim() };
}

const noHeading = { start: 0, end: null, text: '' };
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
