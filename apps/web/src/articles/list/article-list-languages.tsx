import '../../shared/ui/page/badge.css';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleTranslationBadge } from '@redakcja/generated/model/articleTranslationBadge';
import { useNavigate } from '@tanstack/react-router';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';

/** Design decision 1: the first three as badges, the rest in a dropdown. */
const shownBadges = 3;

interface ArticleListLanguagesProps {
  row: ArticleRow;
  editPath: (translation: ArticleTranslationBadge) => string;
}

/** Languages an article exists in; each leads to its translation. */
export function ArticleListLanguages({ row, editPath }: ArticleListLanguagesProps) {
  const navigate = useNavigate();
  const shown = row.translations.slice(0, shownBadges);
  const rest = row.translations.slice(shownBadges);
  return (
    <span className="list-languages flex gap-1">
      {shown.map((translation) => (
        <RecordLink
          key={translation.languageId}
          to={editPath(translation)}
          className="badge badge-outline no-underline"
          aria-label={`Wersja ${translation.isoCode}: ${row.title}`}
        >
          {translation.isoCode}
        </RecordLink>
      ))}
      {rest.length > 0 && (
        <MenuButton
          className="badge badge-outline list-languages-more gap-1"
          label={`+${rest.length} – pozostałe języki: ${row.title}`}
          entries={rest.map((translation) => ({
            label: translation.isoCode,
            onSelect: () => navigate({ to: editPath(translation) }),
          }))}
        >
          +{rest.length}
          <i className="pi pi-chevron-down" aria-hidden="true" />
        </MenuButton>
      )}
    </span>
  );
}
