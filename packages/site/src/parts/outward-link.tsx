import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { ReactNode } from 'react';
import { useText } from '../texts.tsx';

interface OutwardLinkProps {
  address: string;
  text: ReactNode;
  /** Text for screen readers; one that says the same is left out. */
  title?: string;
  target?: LinkTarget;
  isCurrent?: boolean;
  className?: string;
}

/** A link that an editor made: into the bulletin or elsewhere, in the tab that was chosen. */
export function OutwardLink({ address, text, title, target, isCurrent, className }: OutwardLinkProps) {
  const t = useText();
  const opensTab = target === LinkTarget.NewTab;
  return (
    <a
      href={address}
      className={className}
      title={title === text ? undefined : title}
      aria-current={isCurrent ? 'page' : undefined}
      {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {text}
      {opensTab && <span className="hint"> ({t('nowa karta')})</span>}
    </a>
  );
}
