// Quill formats that the tools of a field allow; others are removed from pasted content.
import { markFormats } from '../formats/marks.ts';
import type { RichTextTool } from './tools.ts';

/** Formats of quill-table-up. */
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

/** Quill formats that a tool allows. */
const formatsOfTool: Readonly<Record<RichTextTool, readonly string[]>> = {
  header: ['header', 'blockquote'],
  bold: ['bold'],
  italic: ['italic'],
  underline: ['underline'],
  strike: ['strike'],
  color: ['color'],
  list: ['list', 'indent', 'numbering', 'mark', 'start'],
  align: ['align'],
  link: ['link'],
  // Fields without the tool keep existing pictures.
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
    'preserved-part',
    ...markFormats,
  ],
  clean: [],
};

export function formatsOf(tools: readonly RichTextTool[]): string[] {
  return tools.flatMap((tool) => formatsOfTool[tool]);
}
