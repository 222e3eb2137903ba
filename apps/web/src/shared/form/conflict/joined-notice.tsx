import type { Joined } from './use-conflict.ts';

/** What was taken over from somebody else, until the form is saved; the toast of the same moment has been read out. */
export function JoinedNotice({ joined }: { joined: Joined | undefined }) {
  if (joined === undefined) return null;
  const { savedBy, fields } = joined;
  return (
    <div className="notice flex align-items-start gap-3" role="note">
      <i className="pi pi-users mt-1" aria-hidden="true" />
      <p className="m-0">
        <strong>Twoje zmiany połączono z nowszymi danymi.</strong> {savedBy !== undefined && `${ended(savedBy)} `}
        {fields.length === 0
          ? 'Zmieniono dane, których nie ma w tym formularzu.'
          : `Przyjęto zmiany w: ${[...new Set(fields)].join(', ')}.`}{' '}
        Nic jeszcze nie zapisano: sprawdź całość i zapisz.
      </p>
    </div>
  );
}

const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
