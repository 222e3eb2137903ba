import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { PublicArticleRow } from '@redakcja/generated/model/publicArticleRow';
import { type Text, useText } from '../texts.tsx';

/** Nouns have forms in Polish only. */
const counted = (t: Text, attachments: number) =>
  t('Załączniki') === 'Załączniki' ? countOf(attachments, nouns.attachment) : `${t('Załączniki')}: ${attachments}`;

interface ArticleListProps {
  rows: readonly PublicArticleRow[];
  level?: 2 | 3;
  /** The category that the list is of: it need not be said again. */
  of?: string;
}

/** Title, lead, kind, date and attachments; the title is the link. */
export function ArticleList({ rows, level = 2, of }: ArticleListProps) {
  const t = useText();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="articles">
      {rows.map(({ id, path, title, shortDescription, category, publishedDate, attachments }) => (
        <li key={id}>
          <Heading>
            <a href={path}>{title}</a>
          </Heading>
          <p>{shortDescription}</p>
          <p className="facts">
            {category !== null && category !== of && <span className="kind">{category}</span>}
            <span>
              {t('Opublikowano').toLowerCase()} {formatDate(publishedDate)}
            </span>
            {attachments > 0 && <span>{counted(t, attachments)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
