import { useEffect, useState } from 'react';
import type { Quill } from '../quill.ts';
import { cellOf } from './table-cells.ts';

const keys = 'Tabela: Tab przechodzi do następnej komórki, Shift+Tab do poprzedniej. Esc, a potem Tab opuszcza edytor.';

interface TableKeysHintProps {
  quill: Quill | undefined;
  isLeaving: boolean;
}

/** Says what the keys do while the cursor is in a table: there Tab is not what it is elsewhere. */
export function TableKeysHint({ quill, isLeaving }: TableKeysHintProps) {
  const [isInTable, setInTable] = useState(false);
  useEffect(() => {
    if (!quill) return;
    const read = () => setInTable(quill.hasFocus() && cellOf(quill) !== undefined);
    quill.on('editor-change', read);
    quill.root.addEventListener('focusout', read);
    return () => {
      quill.off('editor-change', read);
      quill.root.removeEventListener('focusout', read);
    };
  }, [quill]);
  useEffect(() => {
    // the browser scrolls the line that is typed above the hint
    document.documentElement.classList.toggle('shows-table-keys', isInTable);
    return () => document.documentElement.classList.remove('shows-table-keys');
  }, [isInTable]);
  return (
    <p role="status" className="rich-text-keys m-0 small muted" data-longest={keys}>
      {isInTable && <span>{isLeaving ? 'Tab opuści teraz edytor. Inny klawisz wraca do tabeli.' : keys}</span>}
    </p>
  );
}
