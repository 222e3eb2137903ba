import type { AuditRow } from '@redakcja/domain/access/audit/audit-rows';
import { auditSentence } from '@redakcja/domain/access/audit/audit-texts';
import { journalParts, upperFirst } from '@redakcja/domain/shared/journal/journal-sentences';
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditGroup } from '@redakcja/generated/model/auditGroup';
import type { LogItem } from '../../shared/log/log-days.tsx';
import { RecordLink } from '../../shared/ui/page/record-link.tsx';
import { auditDetails, auditRecordName, auditRecordPath } from './audit-record.ts';

/** A row of the log: who, what with a link to it, which fields. */
export function auditItem(
  { entry, count, languages }: AuditRow,
  known: readonly { isoCode: string; name: string }[],
): LogItem {
  const parts = entry.changes.map(journalParts);
  const only = parts.length === 1 ? parts[0] : undefined;
  const names = known.filter(({ isoCode }) => languages.includes(isoCode)).map(({ name }) => name);
  const joined = `wersje językowe: ${names.join(', ')} (${countOf(count, ['zdarzenie', 'zdarzenia', 'zdarzeń'])})`;
  return {
    id: entry.id,
    at: entry.createdDate,
    person: entry.personName ?? entry.userName ?? (entry.group === AuditGroup.SignIns ? 'Nieznana osoba' : 'System'),
    program: entry.program,
    sentence: <Sentence entry={entry} />,
    changes: only?.changes ?? [],
    notes: [
      ...(only !== undefined && only.changes.length > 0 ? [] : parts.map(({ sentence }) => upperFirst(sentence))),
      ...auditDetails(entry),
      ...(count > 1 ? [joined] : []),
    ],
    address: entry.ipAddress,
  };
}

const isAboutOneself = ({ group, subjectName, userName }: AuditEntry) =>
  group === AuditGroup.SignIns && subjectName === userName;

function Sentence({ entry }: { entry: AuditEntry }) {
  const path = auditRecordPath(entry);
  const name = isAboutOneself(entry)
    ? undefined
    : (auditRecordName(entry) ?? (path === undefined ? undefined : 'otwórz kartę'));
  const [change] = entry.changes;
  const part = entry.changes.length === 1 && change?.recordName !== name ? change?.recordName : undefined;
  return (
    <>
      {auditSentence(entry)}{' '}
      {name !== undefined && (path === undefined ? `„${name}”` : <RecordLink to={path}>{name}</RecordLink>)}
      {part !== undefined && ` (${part})`}
    </>
  );
}
