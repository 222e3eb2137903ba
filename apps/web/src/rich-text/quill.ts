// Quill without a theme: the toolbar is our own (rich-text-toolbar.tsx), because the theme's pickers have no names for screen readers.

import Inline from 'quill/blots/inline.js';
import Quill from 'quill/core.js';
import { AlignStyle } from 'quill/formats/align.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import CodeBlock, { Code } from 'quill/formats/code.js';
import { ColorStyle } from 'quill/formats/color.js';
import Header from 'quill/formats/header.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Script from 'quill/formats/script.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import { SoftBreak } from './formats/breaks.ts';
import { Divider } from './formats/divider.ts';
import { OfficeLink } from './formats/links.ts';
import { ListMark, ListNumbering, ListStart, OfficeList, OfficeListItem } from './formats/lists.ts';
import { marks } from './formats/marks.ts';
import { TextPicture } from './formats/pictures.ts';
import { PreservedPart } from './formats/preserved.ts';
import { OfficeClipboard } from './paste/clipboard.ts';
import { OfficeCell, OfficeCellInner, TableUp } from './tables/tables.ts';

Quill.register(
  {
    'formats/align': AlignStyle,
    'formats/background': BackgroundStyle,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/code': Code,
    'formats/code-block': CodeBlock,
    'formats/color': ColorStyle,
    'formats/header': Header,
    'formats/image': TextPicture,
    'formats/indent': Indent,
    'formats/italic': Italic,
    'formats/preserved-part': PreservedPart,
    'formats/link': OfficeLink,
    'formats/divider': Divider,
    'formats/list': OfficeListItem,
    'formats/list-container': OfficeList,
    'formats/mark': ListMark,
    'formats/numbering': ListNumbering,
    'formats/start': ListStart,
    'formats/script': Script,
    'formats/soft-break': SoftBreak,
    'formats/strike': Strike,
    'formats/underline': Underline,
    ...marks,
  },
  true,
);

// Links are the outermost mark, so that a link with a strong word stays one link.
Inline.order = [...Inline.order.filter((name) => name !== OfficeLink.blotName), OfficeLink.blotName];

// After the formats: it enables each of them in cells.
Quill.register({ 'modules/table-up': TableUp }, true);
Quill.register(
  {
    'modules/clipboard': OfficeClipboard,
    'formats/table-up-cell': OfficeCell,
    'formats/table-up-cell-inner': OfficeCellInner,
  },
  true,
);

export { Quill };

/** The selection, or the whole link under the cursor when nothing is selected. */
export function linkRange(quill: Quill): { index: number; length: number } {
  const range = quill.getSelection(true);
  if (range.length > 0) return range;
  const [link, offset] = quill.scroll.descendant(OfficeLink, range.index);
  return link ? { index: range.index - offset, length: link.length() } : range;
}
