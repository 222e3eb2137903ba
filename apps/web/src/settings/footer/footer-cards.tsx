// Contents of the cards of the footer parts.
import { footerLinkTypeLabels } from '@redakcja/domain/settings/settings-labels';
import { readableText } from '@redakcja/domain/shared/html/plain-text';
import type { FooterInformationElement } from '@redakcja/generated/model/footerInformationElement';
import type { FooterLogoElement } from '@redakcja/generated/model/footerLogoElement';
import type { FooterTextElement } from '@redakcja/generated/model/footerTextElement';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Badge } from '../../shared/ui/page/badge.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';

interface FooterCardProps {
  title: string;
  onEdit: () => void;
  children: ReactNode;
}

export function FooterCard({ title, onEdit, children }: FooterCardProps) {
  return (
    <Card
      title={title}
      className="card-narrow"
      actions={<Button label="Edytuj" icon="pencil" variant="text" aria-label={`Edytuj: ${title}`} onClick={onEdit} />}
    >
      {children}
    </Card>
  );
}

const empty = <span className="muted">Nie uzupełniono</span>;

export function LogoSummary({ part: { content } }: { part: FooterLogoElement }) {
  return (
    <div className="flex flex-column gap-1">
      <strong className="font-medium">{content.bip || empty}</strong>
      <span>{content.office || empty}</span>
    </div>
  );
}

export function TextSummary({ part: { displayText, content } }: { part: FooterTextElement }) {
  return (
    <div className="flex flex-column gap-1">
      <strong className="font-medium">{displayText}</strong>
      <span className="white-space-pre-line">{readableText(content.text) || empty}</span>
    </div>
  );
}

export function InformationSummary({ part: { displayText, isActive, content } }: { part: FooterInformationElement }) {
  return (
    <div className="flex flex-column gap-2">
      <span className="flex align-items-center gap-2">
        <strong className="font-medium">{displayText}</strong>
        <Badge tone={isActive ? 'accent' : 'neutral'}>{isActive ? 'Aktywny' : 'Nieaktywny'}</Badge>
      </span>
      {content.links.length === 0 && empty}
      <ul className="ruled m-0 p-0 list-none" aria-label={displayText}>
        {content.links.map((link) => (
          <li key={link.key} className="py-2">
            <RowText
              name={link.displayText}
              detail={[footerLinkTypeLabels[link.type], link.url].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
