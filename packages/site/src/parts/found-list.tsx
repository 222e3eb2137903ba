import { formatDate } from '@redakcja/domain/shared/formats/dates';
import type { PublicExcerptPart } from '@redakcja/generated/model/publicExcerptPart';
import type { PublicFoundArticle } from '@redakcja/generated/model/publicFoundArticle';
import { useText } from '../texts.tsx';
import { textAddress } from './addresses.tsx';

/** Parts have no identity of their own, so their places are their keys. */
function Excerpt({ parts }: { parts: readonly PublicExcerptPart[] }) {
  const placed = parts.map((part, place) => ({ ...part, place }));
  return placed.map(({ text, isHit, place }) =>
    isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

/** What a search found: articles with the words in their place, and the pages of attachments that have them. */
export function FoundList({ articles }: { articles: readonly PublicFoundArticle[] }) {
  const t = useText();
  return (
    <ul className="articles found">
      {articles.map(({ article, excerpt, pages }) => (
        <li key={article.id}>
          <h2>
            <a href={article.path}>{article.title}</a>
          </h2>
          <p>{excerpt.length > 0 ? <Excerpt parts={excerpt} /> : article.shortDescription}</p>
          {pages.length > 0 && (
            <ul className="found-pages">
              {pages.map(({ path, page, displayName, excerpt: parts }) => (
                <li key={`${path}-${page}-${parts[0]?.text}`}>
                  <a href={textAddress(article.path, path, page)}>
                    {displayName}
                    {page !== null && `, ${t('Strona').toLowerCase()} ${page}`}
                  </a>
                  <p className="hint">
                    <Excerpt parts={parts} />
                  </p>
                </li>
              ))}
            </ul>
          )}
          <p className="facts">
            {article.category !== null && <span className="kind">{article.category}</span>}
            <span>
              {t('Opublikowano').toLowerCase()} {formatDate(article.publishedDate)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
