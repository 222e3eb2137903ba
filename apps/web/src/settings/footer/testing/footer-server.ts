// The page of the footer, and its server.
import type { Footer } from '@redakcja/generated/model/footer';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { answerList } from '../../../testing/answers.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

export const page = '/ustawienia/stopka-systemu';

export const link = (id: number, displayText: string) => ({
  key: `30-${id}`,
  parentKey: null,
  type: 30 as const,
  sourceId: id,
  url: null,
  slug: 'x',
  displayText,
  title: displayText,
  target: 10 as const,
});

function stored(): Footer {
  return {
    language: { id: 1, isoCode: 'PL', name: 'polski' },
    footerElements: [
      { type: 10, displayText: null, isActive: true, content: { bip: 'BIP', office: 'Urząd Gminy' } },
      { type: 20, displayText: 'Redakcja', isActive: true, content: { text: '<p>Anna Nowak</p>' } },
      { type: 30, displayText: 'Adres redakcji', isActive: true, content: { text: '<p>Rynek 1</p>' } },
      { type: 40, displayText: 'Informacje', isActive: true, content: { links: [link(12, 'Dane osobowe')] } },
      { type: 50, displayText: 'Aktualizacje', isActive: true, content: null },
    ],
  };
}

type Part = Footer['footerElements'][number];

/** A server with one footer, which rejects outdated revisions. */
export function footerServer() {
  const state = { footer: stored(), version: 1 };
  const saves: { ifMatch: string | null; parts: Part[] }[] = [];
  const answer = () => HttpResponse.json(state.footer, { headers: { etag: `"${state.version}"` } });
  function put(parts: Part[]) {
    state.version += 1;
    const { footerElements } = state.footer;
    const changed = footerElements.map((part) => parts.find(({ type }) => type === part.type) ?? part);
    state.footer = { ...state.footer, footerElements: changed };
  }
  answerList('/api/application/journal', []);
  server.use(
    http.get('*/api/settings/footers/:lang', answer),
    http.put<never, { footerElements: Part[] }>('*/api/settings/footers/PL', async ({ request }) => {
      const { footerElements: parts } = await request.json();
      const ifMatch = request.headers.get('if-match');
      saves.push({ ifMatch, parts });
      if (ifMatch !== `"${state.version}"`) {
        const problem = { title: 'Nie zapisano', status: 412, errors: ['Ktoś zapisał nowsze dane'] };
        return HttpResponse.json(problem, { status: 412 });
      }
      put(parts);
      return answer();
    }),
  );
  return { saves, state, changedBySomebody: (part: Part) => put([part]) };
}

export async function openPart(name: string) {
  const app = renderApp(`${page}/PL`);
  await app.person.click(await screen.findByRole('button', { name: `Edytuj: ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const save = async () => app.person.click(dialog.getByRole('button', { name: 'Zapisz' }));
  return { ...app, dialog, save };
}
