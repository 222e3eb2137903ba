import './setting-cards.css';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useRecordJournal } from '../../shared/form/history/use-record-journal.ts';
import { iconClass } from '../../shared/ui/buttons/icon.ts';
import { type SettingScreen, settingGroups } from './setting-groups.ts';

/** The screens of the settings as cards in groups: what each is for, who changed it last and when. */
export function SettingCards() {
  return settingGroups.map(({ title, screens }) => <SettingGroup key={title} title={title} screens={screens} />);
}

function SettingGroup({ title, screens }: { title: string; screens: readonly SettingScreen[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-0 mb-2">
        {title}
      </h2>
      <ul className="setting-cards m-0 p-0 list-none">
        {screens.map(({ screen, icon, does, recordType }) => (
          <li key={screen.path} className="setting-card flex flex-column gap-1">
            <span className="flex align-items-center gap-2">
              <i className={`${iconClass(icon)} ink-2`} aria-hidden="true" />
              <Link to={screen.path} className="setting-link font-medium">
                {screen.title}
              </Link>
            </span>
            <span className="text-14 ink-2">{does}</span>
            {recordType && <LastEdit recordType={recordType} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastEdit({ recordType }: { recordType: JournalRecordType }) {
  const { data } = useRecordJournal(recordType, null, 1);
  const [entry] = data?.items ?? [];
  return (
    <span className="setting-last small muted tabular">
      {entry && `${formatDateTime(entry.createdDate)} · ${entry.actor.name}`}
      {data !== undefined && entry === undefined && 'Nikt jeszcze nic tu nie zmienił.'}
    </span>
  );
}
