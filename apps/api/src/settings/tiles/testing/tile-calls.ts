// Requests of a client for tiles.
import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { expect } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';

export const path = '/api/settings/tiles';

/** A valid body. */
export const tileInput = (more: object = {}) => ({
  displayText: 'Załatw sprawę',
  title: 'Karty usług Urzędu Gminy',
  target: 20,
  isActive: true,
  languageId: 1,
  linkType: 30,
  url: 'https://epuap.gov.pl',
  iconName: 'urzad',
  ...more,
});

export async function createTile(client: TestClient, more: object = {}): Promise<number> {
  const answer = await client.post(path, tileInput(more));
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

/** Sentences of the journal about a record, the oldest first. */
export async function historyOf(client: TestClient, type: string, id: number): Promise<string[]> {
  const filters = `filters=recordType;equal;${type}&filters=recordId;equal;${id}&sortings=id;asc`;
  const { body } = await client.get<JournalEntry[]>(`/api/application/journal?${filters}`);
  return body.map(journalSentence);
}
