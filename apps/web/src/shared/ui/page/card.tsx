import './card.css';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: string;
  /** Small number or word after the title. */
  aside?: ReactNode;
  /** Buttons on the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section of a screen: white, one thin border, its title as heading of level 2. */
export function Card({ title, aside, actions, children, className }: CardProps) {
  const id = useId();
  return (
    <section className={`card ${className ?? ''}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className="card-header flex align-items-center gap-2 px-3 py-2">
          <h2 id={id}>{title}</h2>
          {aside !== undefined && <span className="muted">{aside}</span>}
          {Boolean(actions) && <div className="card-actions flex gap-2 ml-auto">{actions}</div>}
        </header>
      )}
      <div className="p-3">{children}</div>
    </section>
  );
}
