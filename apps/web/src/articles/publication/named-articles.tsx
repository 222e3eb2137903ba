import type { ReactNode } from 'react';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';

export interface NamedArticle {
  id: number;
  title: string;
  /** What is to be known of it. */
  sentences: readonly string[];
  path: string;
  /** What is asked about it. */
  field?: ReactNode;
}

interface NamedArticlesProps {
  title: string;
  articles: readonly NamedArticle[];
}

/** Articles of which there is something to say: each by its name, with the way to it. */
export function NamedArticles({ title, articles }: NamedArticlesProps) {
  return (
    <section className="publication-named notice mb-3" aria-label={title}>
      <p className="mt-0 mb-2">{title}:</p>
      <ul className="m-0 pl-4 overflow-auto" tabIndex={-1}>
        {articles.map(({ id, title: name, sentences, path, field }) => (
          <li key={id} className="mb-1">
            <RecordLink to={path}>{name}</RecordLink>
            <span className="block ink-2 small">{sentences.join('. ')}</span>
            {field}
          </li>
        ))}
      </ul>
    </section>
  );
}
