// What the tags of a PDF lack for who hears it: WCAG 1.1.1, 1.3.1, 2.4.6.

import type { StructureFault } from '@redakcja/domain/articles/check/attachment-findings';
import { AttachmentFindingCode } from '@redakcja/generated/model/attachmentFindingCode';
import type { PdfPage } from './pdf-pictures.ts';

const { FigureAlternative, TableHeaders, HeadingOrder } = AttachmentFindingCode;

interface Node {
  /** Of a part of the page, which has no role. */
  id?: string;
  role?: string;
  alt?: string;
  children?: readonly Node[];
}

/** The tags come page by page: what goes on from the page before is known by it. */
export class StructureReader {
  readonly faults: StructureFault[] = [];
  #level = 1;
  /** Whether the page before ended in a table: its header cells are there. */
  #wasTable = false;

  /** Returns the texts that stand for pictures. */
  async read(page: PdfPage, number: number): Promise<string[]> {
    const tree: Node | null = await page.getStructTree();
    const blocks = [...blocksOf(tree ?? {})];
    const alternatives: string[] = [];
    blocks.forEach((block, index) => {
      const { role = '', alt = '' } = block;
      const add = (code: StructureFault['code']) => this.faults.push({ code, page: number });
      const level = Number(/^H([1-6])$/.exec(role)?.[1] ?? 0);
      if (level > this.#level + 1) add(HeadingOrder);
      if (level > 0) this.#level = level;
      if (role === 'Figure' && alt.trim() === '') add(FigureAlternative);
      if (alt !== '') alternatives.push(alt);
      const goesOn = index === 0 && this.#wasTable;
      if (role === 'Table' && !goesOn && isWithoutHeaders(block)) add(TableHeaders);
    });
    this.#wasTable = blocks.at(-1)?.role === 'Table';
    return alternatives;
  }
}

/** Of what is in a table, only the table itself; a table inside of one is a layout. */
function* blocksOf(node: Node): Generator<Node> {
  const { role = '', children = [] } = node;
  if (role === 'Table' || role === 'Figure' || /^H[1-6]$/.test(role)) yield node;
  else for (const child of children) yield* blocksOf(child);
}

function isWithoutHeaders(table: Node): boolean {
  const rows = [...rolesIn(table, 'TR')];
  const cells = rows.map((row) => [...rolesIn(row, 'TD')].length);
  const hasHeaders = [...rolesIn(table, 'TH')].length > 0;
  return !hasHeaders && rows.length > 1 && Math.max(...cells) > 1;
}

function* rolesIn({ children = [] }: Node, role: string): Generator<Node> {
  for (const child of children) {
    if (child.role === role) yield child;
    yield* rolesIn(child, role);
  }
}
