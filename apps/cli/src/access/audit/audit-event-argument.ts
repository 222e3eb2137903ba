import { InvalidArgumentError } from '@commander-js/extra-typings';
import { auditEventLabels } from '@redakcja/domain/access/audit/audit-event-labels';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';

/** An event as a keyword of the command line: nieudane-logowanie, zmiana-hasła… */
export function eventKeyword(event: AuditEvent): string {
  return auditEventLabels[event].toLowerCase().replaceAll(' ', '-');
}

export const eventKeywords: readonly string[] = Object.values(AuditEvent).map(eventKeyword);

/** Parses an event: its Polish keyword or the contract's name. */
export function parseEvent(text: string): AuditEvent {
  const name = text.toLowerCase();
  const event = Object.values(AuditEvent).find((one) => one.toLowerCase() === name || eventKeyword(one) === name);
  if (event === undefined) throw new InvalidArgumentError(`dozwolone: ${eventKeywords.join(', ')}`);
  return event;
}
