import './log-days.css';
import { formatDate, formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { JournalChange } from '@redakcja/domain/shared/journal/journal-changes';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../ui/people/avatar.tsx';
import { logDayText } from './log-day-text.ts';

export interface LogItem {
  id: number;
  /** Moment in UTC. */
  at: string;
  /** Who did it, by name. */
  person: string;
  /** The program that it was done with, unless it is this one. */
  program?: string | null;
  /** What was done, after the name. */
  sentence: ReactNode;
  changes?: readonly JournalChange[];
  /** Further lines. */
  notes?: readonly string[];
  /** Where it came from. */
  address?: string | null;
}

/** Who did what, under the days on which it was done, in the order that is given. */
export function LogDays({ items }: { items: readonly LogItem[] }) {
  return (
    <div className="log">
      {byDay(items).map((day) => (
        <LogDay key={day[0].id} items={day} />
      ))}
    </div>
  );
}

type Day = readonly [LogItem, ...LogItem[]];

function byDay(items: readonly LogItem[]): Day[] {
  const days: [LogItem, ...LogItem[]][] = [];
  for (const item of items) {
    const last = days.at(-1);
    if (last !== undefined && formatDate(last[0].at) === formatDate(item.at)) last.push(item);
    else days.push([item]);
  }
  return days;
}

function LogDay({ items }: { items: Day }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="log-day">
        {logDayText(items[0].at)}
      </h2>
      <ol className="m-0 p-0 list-none">
        {items.map((item) => (
          <LogRow key={item.id} {...item} />
        ))}
      </ol>
    </section>
  );
}

function LogRow({ at, person, program, sentence, changes = [], notes = [], address }: LogItem) {
  return (
    <li className="log-row text-14">
      <time dateTime={at} className="tabular ink-2">
        {formatDateTime(at).slice(-5)}
      </time>
      <Avatar name={person} />
      <div className="log-text">
        <strong className="font-semibold">{person}</strong>
        {program && ` (program ${program})`}: {sentence}
        {changes.map((change) => (
          <LogChange key={change.name} {...change} />
        ))}
        {[...new Set(notes)].map((note) => (
          <div key={note} className="small ink-2">
            {note}
          </div>
        ))}
      </div>
      {address && <span className="log-address small muted tabular">{address}</span>}
    </li>
  );
}

function LogChange({ label, before, after, difference }: JournalChange) {
  return (
    <div className="small ink-2">
      {`${label.charAt(0).toUpperCase()}${label.slice(1)}: `}
      {difference ?? (
        <>
          <span className="visually-hidden">było </span>
          <del>{before}</del> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> jest </span> <ins>{after}</ins>
        </>
      )}
    </div>
  );
}
