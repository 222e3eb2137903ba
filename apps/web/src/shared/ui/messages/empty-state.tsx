import './empty-state.css';
import type { ReactNode } from 'react';
import { type IconName, iconClass } from '../buttons/icon.ts';

interface EmptyStateProps {
  icon?: IconName;
  /** 'brak danych' of section 8 by default. */
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
    <div className="empty-state flex flex-column align-items-center gap-2 px-3 py-6 text-center">
      <i className={iconClass(icon)} aria-hidden="true" />
      <Title className="m-0 font-medium pre-line">{title}</Title>
      {hint !== undefined && <p className="m-0 muted pre-line">{hint}</p>}
      {action !== undefined && <div className="flex flex-wrap justify-content-center gap-2">{action}</div>}
    </div>
  );
}
