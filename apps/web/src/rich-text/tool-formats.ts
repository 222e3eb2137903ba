// Formats of Quill that the tools of a field let in; the rest is taken away from what is pasted, too.
import { markFormats } from './marks.ts';
import type { RichTextTool } from './tools.ts';

/** What quill-table-up makes a table of. */
const tableParts = [
  '',
  '-main',
  '-colgroup',
  '-col',
  '-caption',
  '-head',
  '-body',
  '-foot',
  '-row',
  '-cell',
  '-cell-inner',
];

/** Formats of Quill that a tool lets in. */
const formatsOfTool: Readonly<Record<RichTextTool, readonly string[]>> = {
  header: ['header', 'blockquote'],
  bold: ['bold'],
  italic: ['italic'],
  underline: ['underline'],
  strike: ['strike'],
  color: ['color'],
  list: ['list', 'indent', 'numbering', 'start'],
  align: ['align'],
  link: ['link'],
  // With the table: a picture that is there stays where none can be put in.
  picture: [],
  // Formats of existing texts must survive the editor.
  table: [
    ...tableParts.map((part) => `table-up${part}`),
    'divider',
    'image',
    'script',
    'color',
    'background',
    'code',
    'code-block',
    'soft-break',
    'kept-part',
    ...markFormats,
  ],
  clean: [],
};

export function formatsOf(tools: readonly RichTextTool[]): string[] {
  return tools.flatMap((tool) => formatsOfTool[tool]);
}
