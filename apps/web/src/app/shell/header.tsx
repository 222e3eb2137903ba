import '../../shared/ui/buttons/icon-button.css';
import './header.css';
import { helpAddress, helpName } from '@redakcja/domain/shared/addresses/help-pages';
import { Link, useMatches } from '@tanstack/react-router';
import { apiUrl } from '../../shared/session/api-address.ts';
import { useSession } from '../../shared/session/session.ts';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { BipLogo } from '../../shared/ui/page/bip-logo.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { KnowledgeBaseMenu } from './knowledge-base-menu.tsx';
import type { SidebarState } from './sidebar/use-sidebar.ts';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  sidebar: SidebarState;
  isCovered: boolean;
}

export function Header({ sidebar, isCovered }: HeaderProps) {
  const { parameters } = useSession();
  return (
    <header className="header" inert={isCovered}>
      <Brand officeName={parameters.officeName} />
      <button
        type="button"
        className="icon-button"
        aria-label="Menu boczne"
        aria-expanded={sidebar.isOpen}
        aria-controls="menu-boczne"
        onClick={sidebar.toggle}
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
      <PaletteButton />
      <div className="header-menus flex align-items-center md:gap-1 ml-auto">
        <HelpLink />
        <KnowledgeBaseMenu items={parameters.knowledgeBase} />
        <UserMenu />
      </div>
    </header>
  );
}

export function Brand({ officeName }: { officeName: string }) {
  return (
    <Link to="/" className="brand flex align-items-center no-underline">
      <BipLogo />
      <span className="line-height-2 flex flex-column min-w-0">
        <span className="cut font-semibold ink">Redakcja</span>
        <span className="brand-office cut small muted">{officeName}</span>
      </span>
      <span className="visually-hidden"> – strona główna</span>
    </Link>
  );
}

/** Leads to the chapter of the knowledge base about the screen that is open (Screen.help). */
function HelpLink() {
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
