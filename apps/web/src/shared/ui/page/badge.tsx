import './badge.css';
import type { ReactNode } from 'react';

interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'outline';
  /** What the number or code means, for screen readers. */
  label?: string;
}

export function Badge({ children, tone = 'neutral', label }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="visually-hidden">{label}</span>
        </>
      )}
    </span>
  );
}
