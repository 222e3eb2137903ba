import type { ReactNode } from 'react';
import { type IconName, iconClass } from './icon.ts';

interface EmptyStateProps {
  icon?: IconName;
  /** 'brak danych' of section 8 unless there is more to say. */
  title?: string;
  /** What to do about it. */
  hint?: string;
  action?: ReactNode;
}

export function EmptyState({ icon = 'inbox', title = 'brak danych', hint, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <i className={iconClass(icon)} aria-hidden="true" />
      <p className="empty-state-title">{title}</p>
      {hint !== undefined && <p className="empty-state-hint">{hint}</p>}
      {action}
    </div>
  );
}
