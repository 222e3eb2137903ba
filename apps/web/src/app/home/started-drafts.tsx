import { useState } from 'react';
import * as access from '../../access/resources.ts';
import * as articleScreens from '../../articles/resources.ts';
import * as dictionaries from '../../dictionaries/resources.ts';
import * as settings from '../../settings/resources.ts';
import { draftsOf, type StartedDraft } from '../../shared/form/draft/draft-store.ts';
import { editPath, type FormScreen } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import { TaskDate } from './task-date.tsx';

const screens = [articleScreens, settings, dictionaries, access].flatMap((area) =>
  Object.values<object>(area).filter((one): one is FormScreen => 'name' in one && 'path' in one),
);

/** Forms this person has begun in this browser and not saved, each with the way back to it. */
export function StartedDrafts() {
  const { user } = useSession();
  const [drafts] = useState(() => draftsOf(user.id).flatMap(linkOf));
  if (drafts.length === 0) return null;
  return (
    <Card title="Zaczęte i niezapisane w tej przeglądarce" aside={drafts.length} className="mt-3">
      <ul className="ruled m-0 p-0 list-none" aria-label="Zaczęte i niezapisane">
        {drafts.map(({ key, to, name, keptAt }) => (
          <li key={key} className="home-row text-14 flex align-items-baseline gap-3">
            <RecordLink to={to} className="flex-1 min-w-0">
              {name}
            </RecordLink>
            <TaskDate label="Ostatni zapis tutaj" moment={new Date(keptAt).toISOString()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** „article:12” is the card of an article, „article:nowy” a new one; others are found where they were begun. */
function linkOf({ key, record, keptAt, values }: StartedDraft) {
  const [name, which = ''] = record.split(':');
  const screen = screens.find((one) => one.name === name);
  if (screen === undefined) return [];
  const title = 'title' in values && typeof values.title === 'string' && values.title !== '' ? values.title : undefined;
  const label = title === undefined ? screen.title : `${screen.title}: ${title}`;
  if (/^\d+$/.test(which)) return [{ key, keptAt, name: label, to: editPath(screen, Number(which)) }];
  if (screen.create === undefined || which !== screen.create.crumb) return [];
  return [{ key, keptAt, name: label, to: `${screen.path}/${screen.create.word}` }];
}
