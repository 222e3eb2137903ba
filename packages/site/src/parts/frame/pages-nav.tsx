import { useLanguage, useText } from '../../texts.tsx';

interface PagesNavProps {
  /** Of this page, from 1. */
  page: number;
  size: number;
  total: number;
  addressOf: (page: number) => string;
}

/** Addresses of the pages of a list that is narrowed by a query. */
export const pageAddresses = (path: string, query: URLSearchParams) => (page: number) => {
  const next = new URLSearchParams(query);
  next.set('strona', String(page));
  return `${path}?${next}`;
};

/** The pages of a list. */
export function PagesNav({ page, size, total, addressOf }: PagesNavProps) {
  const t = useText();
  const lang = useLanguage();
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  return (
    <nav className="pages" aria-label={t('Strona')} lang={lang}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev">
          {t('Poprzednia')}
        </a>
      )}
      <span>
        {t('Strona')} {page} / {last}
      </span>
      {page < last && (
        <a href={addressOf(page + 1)} rel="next">
          {t('Następna')}
        </a>
      )}
    </nav>
  );
}
