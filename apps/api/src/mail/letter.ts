// What a mail says, once, as text and as plain HTML: no picture, no style, nothing that tells whether it is read.
import { html } from '../text/html.ts';
import type { Message } from './transport.ts';

export interface Link {
  text: string;
  url: string;
}

/** A paragraph, a link by itself, or a list of links with what there is to say of each. */
export type Part = string | Link | readonly (Link & { note: string })[];

export interface Letter {
  /** BCP 47. */
  lang: string;
  subject: string;
  parts: readonly Part[];
}

const isList = (part: Part): part is Extract<Part, readonly unknown[]> => Array.isArray(part);

export function writtenOut({ lang, subject, parts }: Letter): Pick<Message, 'subject' | 'text' | 'html'> {
  const body = parts.map((part) => {
    if (typeof part === 'string') return html`<p>${part}</p>\n`;
    if (!isList(part)) return html`<p><a href="${part.url}">${part.text}</a></p>\n`;
    const items = part.map(({ text, url, note }) => html`<li><a href="${url}">${text}</a><br>${note}</li>\n`);
    return html`<ul>\n${items}</ul>\n`;
  });
  const document = html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
${body}</body>
</html>
`;
  return { subject: subject.replaceAll(/\s+/g, ' '), text: `${parts.map(asText).join('\n\n')}\n`, html: document.text };
}

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  if (!isList(part)) return `${part.text}:\n${part.url}`;
  return part.map(({ text, url, note }) => `- ${text}\n  ${note}\n  ${url}`).join('\n');
}
