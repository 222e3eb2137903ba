import type { ReactNode } from 'react';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';

interface RowActionsProps {
  /** What the row is about, in the accusative: „łącze „Dziennik Ustaw””. */
  name: string;
  disabledReason: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
  /** Before the other two. */
  children?: ReactNode;
}

/** Edit and remove, at the end of a row of links, multimedia or attachments. */
export function RowActions({ name, disabledReason, onEdit, onRemove, children }: RowActionsProps) {
  return (
    <div className="flex flex-none">
      {children}
      <IconButton icon="pencil" label={`Edytuj ${name}`} disabledReason={disabledReason} onClick={onEdit} />
      <IconButton icon="trash" danger label={`Usuń ${name}`} disabledReason={disabledReason} onClick={onRemove} />
    </div>
  );
}
