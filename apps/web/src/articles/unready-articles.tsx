import { publicationMessages } from '@redakcja/domain/articles/publication-messages';
import './publish-dialog.css';

interface UnreadyArticlesProps {
  rows: readonly { id: number; title: string }[];
}

export function UnreadyArticles({ rows }: UnreadyArticlesProps) {
  return (
    <div className="publish-unready notice mb-3" role="note">
      <p className="mt-0 mb-2">
        {publicationMessages.categoryMissing}. Bez niej nie{' '}
        {rows.length === 1 ? 'zostanie opublikowany' : 'zostaną opublikowane'}:
      </p>
      <ul className="m-0 pl-4 overflow-auto">
        {rows.map((row) => (
          <li key={row.id}>{row.title}</li>
        ))}
      </ul>
    </div>
  );
}
