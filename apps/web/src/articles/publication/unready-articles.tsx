import { RecordLink } from '../../shared/ui/page/record-link.tsx';

export interface UnreadyArticle {
  id: number;
  title: string;
  /** What is in the way. */
  sentences: readonly string[];
  path: string;
}

interface UnreadyArticlesProps {
  title: string;
  articles: readonly UnreadyArticle[];
}

/** Articles that are not ready: what each of them lacks, and the way to it. */
export function UnreadyArticles({ title, articles }: UnreadyArticlesProps) {
  return (
    <section className="publication-unready notice mb-3" aria-label={title}>
      <p className="mt-0 mb-2">{title}:</p>
      <ul className="m-0 pl-4 overflow-auto" tabIndex={-1}>
        {articles.map(({ id, title: name, sentences, path }) => (
          <li key={id} className="mb-1">
            <RecordLink to={path}>{name}</RecordLink>
            <span className="block ink-2 small">{sentences.join('. ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
