// The form of one tag, and its server.
import type { Tag } from '@redakcja/generated/model/tag';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

export const tagAddress = '*/api/dictionaries/tags/:id';
export const editPath: string = '/slowniki/tagi/edytuj/7';

/** A server with one tag: it keeps what is saved, and refuses what was made of an older version. */
export function tagServer(name = 'uchwały') {
  const state = {
    tag: { id: 7, name, languageId: 1, languageIsoCode: 'PL', languageIsoCodeFile: null } as Tag,
    version: 1,
  };
  const saves: { name: string; ifMatch: string | null }[] = [];
  const answer = () => HttpResponse.json(state.tag, { headers: { etag: `"${state.version}"` } });
  server.use(
    http.get(tagAddress, answer),
    http.put<{ id: string }, { name: string; languageId: number }>(tagAddress, async ({ request }) => {
      const body = await request.json();
      const ifMatch = request.headers.get('if-match');
      saves.push({ name: body.name, ifMatch });
      if (ifMatch !== `"${state.version}"`) return problem(412, ['Ktoś zapisał nowsze dane']);
      Object.assign(state.tag, body);
      state.version += 1;
      return answer();
    }),
  );
  return {
    saves,
    state,
    /** Another user saves in the meantime. */
    changedBySomebody(change: Partial<Tag>) {
      Object.assign(state.tag, change);
      state.version += 1;
    },
  };
}

export function problem(status: number, errors: string[], fields?: { path: string; message: string }[]) {
  return HttpResponse.json({ title: 'Nie zapisano', status, errors, fields }, { status });
}

export const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Nazwa/);
export const saveButton = () => screen.getByRole('button', { name: 'Zapisz' });
export const isLocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

export async function openTag(path = editPath) {
  const app = renderApp(path);
  const field = await nameField();
  const retype = async (text: string) => {
    await app.person.clear(field);
    await app.person.type(field, text);
  };
  return { ...app, field, retype };
}
