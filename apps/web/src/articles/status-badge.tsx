import './status-badge.css';
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

const tones: Readonly<Record<ArticleStatus, string>> = {
  [ArticleStatus.Draft]: 'draft',
  [ArticleStatus.Confirmed]: 'confirmed',
  [ArticleStatus.ToPublish]: 'to-publish',
  [ArticleStatus.Published]: 'published',
  [ArticleStatus.Withdrawed]: 'withdrawn',
  [ArticleStatus.Archived]: 'archived',
};

/** A dot and a text: information must not depend on colour alone. */
interface StatusBadgeProps {
  status: ArticleStatus;
}

export function StatusBadge({ status }: StatusBadgeProps) {
  return (
    <span
      className={`status-badge status-${tones[status]} small font-medium inline-flex align-items-center white-space-nowrap`}
    >
      <span className="status-dot" aria-hidden="true" />
      {articleStatusLabels[status]}
    </span>
  );
}

/** The colour of a status beside its name. */
export function StatusDot({ status }: StatusBadgeProps) {
  return <span className={`status-dot flex-none status-dot-${tones[status]}`} aria-hidden="true" />;
}
