// The list of tags, and its server.
import type { Tag } from '@redakcja/generated/model/tag';
import { screen } from '@testing-library/react';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { server } from '../../testing/server.ts';

const names = ['budżet', 'nabór', 'uchwały'];
export const tag = (id: number, name: string): Tag => ({
  id,
  name,
  languageId: 1,
  languageIsoCode: 'PL',
  languageIsoCodeFile: null,
  etag: '"1"',
});
const rows = names.map((name, at) => tag(at + 1, name));

export function serveTags(total?: number) {
  const answer = listAnswer('/api/dictionaries/tags', () => rows, total);
  server.use(answer.handler);
  return answer;
}

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
