import type { ReactNode } from 'react';
import { type IconName, iconClass } from './icon.ts';

interface EmptyStateProps {
  icon?: IconName;
  /** 'brak danych' of section 8 unless there is more to say. */
  title?: string;
  /** What to do about it. */
  hint?: string;
  action?: ReactNode;
  /** It is all that the screen shows: its title is the heading. */
  isPage?: boolean;
}

export function EmptyState({ icon = 'inbox', title = 'brak danych', hint, action, isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="empty-state">
      <i className={iconClass(icon)} aria-hidden="true" />
      <Title className="empty-state-title">{title}</Title>
      {hint !== undefined && <p className="empty-state-hint">{hint}</p>}
      {action}
    </div>
  );
}
