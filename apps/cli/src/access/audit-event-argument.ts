import { InvalidArgumentError } from '@commander-js/extra-typings';
import { auditEventLabels } from '@redakcja/domain/access/access-labels';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';

/** Event as one word for the command line: nieudane-logowanie, zmiana-hasła… */
export function eventWord(event: AuditEvent): string {
  return auditEventLabels[event].toLowerCase().replaceAll(' ', '-');
}

export const eventWords: readonly string[] = Object.values(AuditEvent).map(eventWord);

/** Reads an event by its Polish word or the contract's name. */
export function parseEvent(text: string): AuditEvent {
  const word = text.toLowerCase();
  const event = Object.values(AuditEvent).find((one) => one.toLowerCase() === word || eventWord(one) === word);
  if (event === undefined) throw new InvalidArgumentError(`dozwolone: ${eventWords.join(', ')}`);
  return event;
}
