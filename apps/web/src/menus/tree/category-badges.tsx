import { unpublishedState } from '@redakcja/domain/menus/article-state';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { Fragment } from 'react';
import { useSession } from '../../shared/session/session.ts';

interface State {
  text: string;
  look: 'plain' | 'quiet' | 'warning' | 'missing' | 'accent';
  isLanguage?: true;
}

/** States of a category: hidden, with another destination, without published articles, its languages. */
export function CategoryBadges({ element, isDefaultLanguage }: { element: MenuElement; isDefaultLanguage: boolean }) {
  const { language, parameters } = useSession();
  const shown = isDefaultLanguage ? parameters.languages : [];
  const isUntranslated = !isDefaultLanguage && element.missingLanguages.includes(language);
  const states: State[] = [
    ...statesOf(element),
    ...(isUntranslated ? ([{ text: 'bez tłumaczenia', look: 'missing' }] as const) : []),
    ...shown.map(({ isoCode }) => languageState(element, isoCode)),
  ];
  return (
    <span className="menu-badges flex-none overflow-hidden flex flex-wrap align-items-center gap-1">
      {states.map(({ text, look, isLanguage }) => (
        <Fragment key={text}>
          {/* a space, so that screen readers read separate words */}{' '}
          <span
            className={`menu-badge menu-badge-${look} ${isLanguage ? 'menu-badge-language' : ''} font-medium ink-2 white-space-nowrap`}
          >
            {text}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function statesOf(element: MenuElement): State[] {
  const unpublished = unpublishedState(element.articleCounts);
  const states: (State | false)[] = [
    element.isHidden && { text: 'ukryta', look: 'quiet' },
    element.url !== null && { text: 'prowadzi na zewnątrz', look: 'accent' },
    element.linkToMenuElementId !== null && { text: 'prowadzi do kategorii', look: 'accent' },
    element.linkType === LinkType.Article && { text: 'prowadzi do artykułu', look: 'accent' },
    unpublished !== null && { text: unpublished, look: 'warning' },
  ];
  return states.filter((state) => state !== false);
}

function languageState(element: MenuElement, isoCode: string): State {
  if (element.missingLanguages.includes(isoCode)) return { text: `${isoCode} brak`, look: 'missing', isLanguage: true };
  if (element.outdatedLanguages.includes(isoCode))
    return { text: `${isoCode} nieaktualne`, look: 'warning', isLanguage: true };
  return { text: isoCode, look: 'plain', isLanguage: true };
}
