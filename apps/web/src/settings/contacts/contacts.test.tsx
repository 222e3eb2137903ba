import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const path = '/api/settings/office-contacts';
const managers = '/ustawienia/jednostki/kierownictwo-w-jednostce';

const contact = (id: number, fullName: string, more: object = {}) => ({
  id,
  fullName,
  jobPosition: 'Stanowisko',
  rawDescription: null,
  languageId: 1,
  officeContactPhotoId: null,
  officeContactPhoto: null,
  order: id - 1,
  isSystem: false,
  ...more,
});
const maria = contact(1, 'Maria Wiśniewska', { isSystem: true, rawDescription: 'Pokój 1' });
const tomasz = contact(2, 'Tomasz Kania');
const sent = (id: number, fullName: string, rawDescription: string | null = null) => ({
  id,
  fullName,
  jobPosition: 'Stanowisko',
  rawDescription,
});

function answer(list: object[] = [maria, tomasz]) {
  answerRecord(`${path}/PL`, list);
  return recordCalls('put', `${path}/PL`, list);
}

const people = () => screen.findByRole('list', { name: 'Kierownictwo w jednostce' });
const names = (list: HTMLElement) =>
  within(list)
    .getAllByText(/Wiśniewska|Kania|Lis/)
    .map(({ textContent }) => textContent);

describe(managers, () => {
  it('has a card per contact; system contacts have no delete button', async () => {
    answer();
    renderApp(managers);
    const list = await people();
    expect(names(list)).toEqual(['Maria Wiśniewska', 'Tomasz Kania']);
    expect(within(list).getByText('Pokój 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Usuń: Maria Wiśniewska' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Usuń: Tomasz Kania' })).toBeTruthy();
  });

  it('puts a former list back from the history, with the photos', async () => {
    const photo = {
      id: 7,
      path: '/api/files/7?key=a',
      originalId: 7,
      originalPath: '/api/files/7?key=a',
      fileName: 'ewa.png',
      cropData: null,
    };
    const person = (id: number, fullName: string, officeContactPhoto: typeof photo | null) => ({
      name: fullName,
      value: {
        id,
        fullName,
        jobPosition: 'Stanowisko',
        rawDescription: null,
        officeContactPhotoId: officeContactPhoto?.id ?? null,
      },
      photo: officeContactPhoto,
    });
    answerList('/api/application/journal', [
      journalEntry({
        recordType: 'officeContacts',
        before: { contacts: [person(5, 'Ewa Lis', photo), person(1, 'Maria Wiśniewska', null)] },
        after: { contacts: [person(1, 'Maria Wiśniewska', null), person(2, 'Tomasz Kania', null)] },
      }),
    ]);
    const saves = answer();
    const app = renderApp(managers);
    await app.person.click(await screen.findByRole('button', { name: 'Przywróć: lista osób' }));
    const list = await people();
    expect(names(list)).toEqual(['Ewa Lis', 'Maria Wiśniewska']);
    expect(list.querySelector('img')?.getAttribute('src')).toContain(photo.path);
    expect(screen.queryByRole('button', { name: 'Usuń: Maria Wiśniewska' })).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject([
      { fullName: 'Ewa Lis', officeContactPhotoId: 7 },
      { id: 1, fullName: 'Maria Wiśniewska', officeContactPhotoId: null },
    ]);
    expect(saves[0]?.body).not.toContainEqual(expect.objectContaining({ id: 5 }));
  });

  it('saves the whole list in its order, with added and without removed contacts', async () => {
    const saves = answer([maria, tomasz, contact(3, 'Ewa Lis')]);
    const { person } = renderApp(managers);
    await people();
    await person.click(screen.getByRole('button', { name: 'Usuń: Tomasz Kania' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć „Tomasz Kania”?' });
    await person.click(within(question).getByRole('button', { name: 'Usuń osobę' }));
    await person.click(screen.getByRole('button', { name: 'Dodaj osobę' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa osoba' }));
    const add = dialog.getByRole('button', { name: 'Dodaj osobę' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Imię i nazwisko/), '{Enter}');
    expect(await dialog.findAllByText('Pole wymagane')).toHaveLength(2);
    await person.type(dialog.getByLabelText(/^Imię i nazwisko/), 'Jan Nowy');
    await person.type(dialog.getByLabelText(/^Stanowisko/), 'Skarbnik');
    await person.click(add);
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(saves[0]?.body).toEqual([
        sent(1, 'Maria Wiśniewska', 'Pokój 1'),
        sent(3, 'Ewa Lis'),
        { fullName: 'Jan Nowy', jobPosition: 'Skarbnik', rawDescription: null },
      ]),
    );
    expect(await screen.findByText('Lista kierownictwa urzędu została zaktualizowana')).toBeTruthy();
  });

  it('the last contact cannot be removed', async () => {
    answer([tomasz]);
    const { person } = renderApp(managers);
    await people();
    await person.click(screen.getByRole('button', { name: 'Usuń: Tomasz Kania' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń osobę' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });

  it('a photo is uploaded, cropped to 230x230 and assigned to its contact', async () => {
    const saves = answer([tomasz]);
    const original = { id: 30, path: '/api/files/30?key=a', originalPath: '/api/files/30?key=a', fileName: 'wojt.png' };
    const crops: FormData[] = [];
    server.use(
      http.put('*/api/files/image/', () =>
        HttpResponse.json({ ...original, contentType: 'image/png', width: 400, height: 400, size: 9 }),
      ),
      http.post('*/api/files/crop', async ({ request }) => {
        crops.push(await request.formData());
        const picture = { ...original, id: 31, path: '/api/files/31?key=b', originalId: 30 };
        return HttpResponse.json(
          { ...picture, cropData: { unit: '%', x: 0, y: 0, width: 100, height: 100 } },
          { status: 201 },
        );
      }),
    );
    const { person } = renderApp(`${managers}/edytuj/2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tomasz Kania' }));
    expect(dialog.getByText(/zalecany rozmiar 400x400/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Pliki do wysłania'), {
      target: { files: [new File(['png'], 'wojt.png', { type: 'image/png' })] },
    });
    await waitFor(() => expect(crops.at(-1)?.get('purpose')).toBe('contactPhoto'));
    await waitFor(() => expect(dialog.queryByText(/Trwa/)).toBeNull());
    await person.click(dialog.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saves[0]?.body).toEqual([{ ...sent(2, 'Tomasz Kania'), officeContactPhotoId: 31 }]));
  });

  it.each([
    ['utworz-nowy', 'Nowa osoba'],
    ['create', 'Nowa osoba'],
    ['edytuj/2', 'Tomasz Kania'],
    ['edit/2', 'Tomasz Kania'],
  ])('opens the form at %s', async (address, name) => {
    answer();
    renderApp(`${managers}/${address}`);
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  });
});

it('/ustawienia/dane-kontaktowe has the same contacts without photos, per language', async () => {
  answer();
  answerRecord(`${path}/EN`, [contact(9, 'Ewa Lis')]);
  const { person, address } = renderApp('/ustawienia/dane-kontaktowe');
  const list = await screen.findByRole('list', { name: 'Dane kontaktowe' });
  expect(names(list)).toEqual(['Maria Wiśniewska', 'Tomasz Kania']);
  await person.click(screen.getByRole('button', { name: 'Edytuj: Tomasz Kania' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tomasz Kania' }));
  expect(dialog.queryByText('Zdjęcie')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Anuluj' }));
  await person.click(screen.getByRole('radio', { name: 'EN' }));
  expect(await screen.findByText('Ewa Lis')).toBeTruthy();
  expect(address()).toBe('/ustawienia/dane-kontaktowe/EN');
});
