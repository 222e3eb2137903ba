import { helpAddress, helpName } from '@redakcja/domain/shared/addresses/help-pages';
import { useMatches } from '@tanstack/react-router';
import { apiUrl } from '../../shared/session/api-address.ts';
import { Hint } from '../../shared/ui/messages/hint.tsx';

/** Leads to the chapter of the knowledge base about the screen that is open (Screen.help). */
export function HelpLink() {
  const help = useMatches({ select: (matches) => matches.at(-1)?.staticData.help });
  if (help === undefined) return null;
  const label = `Pomoc: ${helpName(help)} (nowa karta)`;
  return (
    <Hint text={label} isLabel>
      <a className="icon-button no-underline" href={apiUrl(helpAddress(help))} target="_blank" rel="noopener">
        <i className="pi pi-question-circle" aria-hidden="true" />
        <span className="visually-hidden">{label}</span>
      </a>
    </Hint>
  );
}
