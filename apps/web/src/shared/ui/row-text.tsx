import './row-text.css';
import type { ReactNode } from 'react';

interface RowTextProps {
  name: ReactNode;
  /** Smaller, under the name. */
  detail?: ReactNode;
  children?: ReactNode;
}

/** Name of a thing in a list, and under it what else there is to know of it. */
export function RowText({ name, detail, children }: RowTextProps) {
  return (
    <div className="row-text flex flex-column flex-1 min-w-0">
      <span>{name}</span>
      {detail !== undefined && <span className="small muted">{detail}</span>}
      {children}
    </div>
  );
}
