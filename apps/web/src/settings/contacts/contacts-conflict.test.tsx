// Two people save the list of a language at the same time (412).
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const contact = (id: number, fullName: string) => ({
  id,
  fullName,
  jobPosition: 'Stanowisko',
  rawDescription: null,
  languageId: 1,
  order: id,
  officeContactPhotoId: null,
  officeContactPhoto: null,
  isSystem: false,
});

/** A list that refuses what was made of an older state. */
function contactsServer() {
  const state = { list: [contact(1, 'Maria Wiśniewska'), contact(2, 'Tomasz Kania')], version: 1 };
  const saved: unknown[] = [];
  const answer = () => HttpResponse.json(state.list, { headers: { etag: `"${state.version}"` } });
  server.use(
    http.get('*/api/settings/office-contacts/PL', answer),
    http.put('*/api/settings/office-contacts/PL', async ({ request }) => {
      if (request.headers.get('if-match') !== `"${state.version}"`) {
        const problem = { title: 'Nie zapisano', status: 412, errors: ['Ktoś zapisał nowsze dane'] };
        return HttpResponse.json(problem, { status: 412 });
      }
      saved.push(await request.json());
      state.version += 1;
      return answer();
    }),
  );
  return { state, saved };
}

async function conflict() {
  const office = contactsServer();
  const { person } = renderApp('/ustawienia/jednostki/kierownictwo-w-jednostce');
  await person.click(await screen.findByRole('button', { name: 'Usuń: Tomasz Kania' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń osobę' }));
  office.state.list = [...office.state.list, contact(3, 'Ewa Lis')];
  office.state.version = 2;
  const save = () => person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' }));
  return { ...office, person, save, question };
}

it('shows both lists, and keeps mine when I say so', async () => {
  const { saved, person, save, question } = await conflict();
  expect(question.getByText(/Tomasz Kania, Stanowisko; Ewa Lis, Stanowisko/)).toBeTruthy();
  expect(saved).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Zachowaj moje zmiany' }));
  await save();
  await waitFor(() => expect(saved).toMatchObject([[{ id: 1, fullName: 'Maria Wiśniewska' }]]));
});

it('takes the saved list when I say so', async () => {
  const { saved, person, question } = await conflict();
  await person.click(question.getByRole('button', { name: 'Wczytaj zapisaną wersję' }));
  expect(await screen.findByText('Ewa Lis')).toBeTruthy();
  expect(screen.getByText('Tomasz Kania')).toBeTruthy();
  expect(saved).toEqual([]);
});
