import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useSession } from '../../shared/session/session.ts';
import { AwaitingArticles } from './awaiting-articles.tsx';
import { RecentArticles } from './recent-articles.tsx';
import { type Task, TaskList } from './task-list.tsx';

const dayLength = 86_400_000;

/** Articles that wait for this person, by what the person may do with them. */
export function ArticleTasks() {
  const { rights, parameters } = useSession();
  const { permissions } = rights;
  const now = Date.now();
  const dayOf = (time: number) => toWarsawText(new Date(time).toISOString()).slice(0, 10);
  const waiting: (Task | false)[] = [
    permissions.has('ConfirmArticles') && {
      title: 'Robocze do zatwierdzenia',
      status: ArticleStatus.Draft,
      sorting: 'createdDate;desc',
      date: 'createdDate',
      dateLabel: 'Utworzono',
      empty: 'Nie ma artykułów roboczych.',
    },
    permissions.has('PublishArticles') &&
      !parameters.requiresSecondPerson && {
        title: 'Zatwierdzone, bez terminu',
        status: ArticleStatus.Confirmed,
        sorting: 'createdDate;desc',
        date: 'createdDate',
        dateLabel: 'Utworzono',
        empty: 'Żaden zatwierdzony artykuł nie czeka.',
      },
  ];
  const due: Task[] = [
    {
      title: 'Do publikacji dziś',
      status: ArticleStatus.ToPublish,
      filters: [`publishStart;lessThan;${dayOf(now + dayLength)}`],
      sorting: 'publishStart;asc',
      date: 'publishStart',
      dateLabel: 'Publikacja',
      empty: 'Dziś nic nie ukaże się samo.',
    },
    {
      title: 'Minął termin publikacji',
      status: ArticleStatus.Withdrawed,
      filters: [`publishEnd;lessThan;${dayOf(now + dayLength)}`],
      sorting: 'publishEnd;desc',
      date: 'publishEnd',
      dateLabel: 'Publikacja do',
      empty: 'Żadnemu artykułowi nie minął termin.',
    },
  ];
  const awaits = permissions.has('PublishArticles') && parameters.requiresSecondPerson;
  return (
    <div className="home-lists gap-3">
      {awaits && <AwaitingArticles />}
      {waiting.map((task) => task && <TaskList key={task.title} {...task} />)}
      <RecentArticles />
      {/* short ones: in one place of the grid where the others leave one */}
      <div className="home-due gap-3">
        {due.map((task) => (
          <TaskList key={task.title} {...task} />
        ))}
      </div>
    </div>
  );
}
