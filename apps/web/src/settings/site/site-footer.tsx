import { formatDate } from '@redakcja/domain/shared/dates';
import type { FooterElement } from '@redakcja/generated/model/footerElement';
import { Place } from './place.tsx';
import { CleanHtml, SiteLink } from './site-parts.tsx';

interface SiteFooterProps {
  parts: FooterElement[];
  updatedDate: string | null;
}

export function SiteFooter({ parts, updatedDate }: SiteFooterProps) {
  return (
    <footer>
      {parts.map((part) => (
        <Place as="section" key={part.type} name={`footer-${part.type}`}>
          {part.displayText !== null && <h2>{part.displayText}</h2>}
          <Content part={part} updatedDate={updatedDate} />
        </Place>
      ))}
    </footer>
  );
}

function Content({ part: { content }, updatedDate }: { part: FooterElement; updatedDate: string | null }) {
  if (content === null) return <p>{updatedDate === null ? 'Jeszcze nic nie opublikowano' : formatDate(updatedDate)}</p>;
  if ('text' in content) return <CleanHtml html={content.text} />;
  if ('links' in content) {
    return (
      <ul>
        {content.links.map(({ key, displayText, url, title, target }) => (
          <li key={key}>
            <SiteLink url={url} title={title} target={target}>
              {displayText}
            </SiteLink>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <strong>{content.bip}</strong>
      <br />
      {content.office}
    </p>
  );
}
