import './row-text.css';
import type { ReactNode } from 'react';

interface RowTextProps {
  name: ReactNode;
  /** Smaller, under the name. */
  detail?: ReactNode;
  children?: ReactNode;
}

/** Name of a list item, with details under it. */
export function RowText({ name, detail, children }: RowTextProps) {
  return (
    <div className="row-text flex flex-column flex-1 min-w-0">
      {/* The spaces separate the parts where they are read out as one name. */}
      <span>{name}</span> {detail !== undefined && <span className="small muted">{detail}</span>} {children}
    </div>
  );
}
