import '../../shared/ui/page/cut-text.css';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ReactNode } from 'react';
import { articleEditPath } from '../../articles/resources.ts';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import { TaskDate } from './task-date.tsx';

interface TaskRowProps {
  article: Pick<ArticleRow, 'id' | 'title' | 'baseArticleType'>;
  /** What else is to be known of it. */
  marks?: ReactNode;
  moment: string | null;
  dateLabel: string;
}

/** An article in a list of the main page. */
export function TaskRow({ article: { id, title, baseArticleType }, marks, moment, dateLabel }: TaskRowProps) {
  return (
    <li className="home-row text-14 flex align-items-baseline gap-3">
      <Hint text={title} whenCut>
        <RecordLink
          to={articleEditPath(id, baseArticleType)}
          className="home-article cut-text flex-1 min-w-0 font-medium no-underline hover:underline"
        >
          {title}
        </RecordLink>
      </Hint>
      {marks}
      <TaskDate label={dateLabel} moment={moment} />
    </li>
  );
}
