// The list of banners and the form of one of them.
import type { Banner } from '@redakcja/generated/model/banner';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { fireEvent, screen } from '@testing-library/react';
import { answerList, answerRecord, recordCalls } from '../../../testing/answers.ts';
import { renderApp } from '../../../testing/render-app.tsx';

export const listPath = '/ustawienia/banery';
export const apiPath = '/api/settings/banners';

export const bannerRow = (changes: object = {}) => ({
  id: 5,
  name: 'Czyste Powietrze',
  displayText: 'Czyste Powietrze',
  title: 'Program Czyste Powietrze',
  isActive: true,
  showFrom: null,
  showTo: null,
  ...changes,
});

export const picture = {
  id: 31,
  path: '/api/files/31?key=a',
  originalId: 30,
  originalPath: '/api/files/30?key=a',
  fileName: 'rynek.png',
  cropData: { unit: '%' as const, x: 0, y: 0, width: 100, height: 50 },
};

export const banner = (changes: Partial<Banner> = {}): Banner => ({
  ...bannerRow(),
  displayText: 'Czyste Powietrze',
  url: 'https://czystepowietrze.gov.pl',
  target: 20,
  language: { id: 1, isoCode: 'PL', name: 'polski' },
  color: '#0c5944',
  contrastWarning: null,
  file: null,
  compatibilityWithAppColor: true,
  ...changes,
});

/** The history on the card. */
export function answerHistory(entries: object[] = []) {
  answerList('/api/application/journal', entries);
}

/** What the card shows, and the question before it is switched off or removed. */
export const answerUsages = (...groups: UsageGroup[]) =>
  answerRecord(`${apiPath}/5/usages`, { id: 5, name: 'Czyste Powietrze', canDelete: true, obstacles: [], groups });
export const onHomePage: UsageGroup = {
  kind: 'homePage',
  effect: 'unlinked',
  detail: null,
  total: 1,
  items: [{ id: 1, name: 'polski', detail: null }],
};

export const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });

export async function openBanner(stored: Banner, ...uses: UsageGroup[]) {
  answerUsages(...uses);
  answerRecord(`${apiPath}/5`, stored);
  answerHistory();
  const saved = recordCalls('put', `${apiPath}/5`, stored);
  const app = renderApp(`${listPath}/edytuj/5`);
  await saveButton();
  return { ...app, saved };
}

export function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  fireEvent.change(input, { target: { files: [file] } });
}
