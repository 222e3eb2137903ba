import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { server } from '../../testing/server.ts';
import { footerServer, openPart } from './testing/footer-server.ts';

describe('links of the footer', () => {
  it('are added by address with its three texts, once, and edited', async () => {
    const { saves } = footerServer();
    const { person, dialog, save } = await openPart('Informacje');
    async function add(url: string) {
      await person.click(dialog.getByRole('button', { name: 'Dodaj łącze zewnętrzne' }));
      const form = within(await screen.findByRole('dialog', { name: 'Nowe łącze zewnętrzne' }));
      // in one event, because an opening dialog moves the focus while typing
      const fill = (label: RegExp, value: string) =>
        fireEvent.change(form.getByLabelText(label), { target: { value } });
      fill(/^Adres URL/, url);
      fireEvent.blur(form.getByLabelText(/^Adres URL/));
      fill(/^Nazwa wyświetlana/, 'ePUAP');
      await waitFor(() =>
        expect(form.getByRole('button', { name: 'Dodaj łącze' }).getAttribute('aria-disabled')).toBe('true'),
      );
      fill(/^Tekst pod czytniki/, 'Strona ePUAP');
      fireEvent.click(form.getByRole('button', { name: 'Dodaj łącze' }));
      return form;
    }
    await add('https://epuap.gov.pl');
    expect(await screen.findByText('Dodano nowe źródło')).toBeTruthy();
    const again = await add('https://epuap.gov.pl');
    expect(await again.findByText('To źródło jest już na liście')).toBeTruthy();
    await person.click(again.getByRole('button', { name: 'Anuluj' }));
    await person.click(dialog.getByRole('button', { name: 'Edytuj: Dane osobowe' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Edycja łącza' }));
    expect(edited.queryByLabelText(/^Adres URL/)).toBeNull();
    const name = edited.getByLabelText<HTMLInputElement>(/^Nazwa wyświetlana/);
    fireEvent.change(name, { target: { value: `${name.value} w urzędzie` } });
    await person.click(edited.getByRole('button', { name: 'Zastosuj' }));
    await save();
    await waitFor(() =>
      expect(saves[0]?.parts).toMatchObject([
        {
          content: {
            links: [
              { key: '30-12', sourceId: 12, displayText: 'Dane osobowe w urzędzie' },
              { type: 40, sourceId: null, url: 'https://epuap.gov.pl', displayText: 'ePUAP', title: 'Strona ePUAP' },
            ],
          },
        },
      ]),
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('are not added with the address %s', async (url) => {
    footerServer();
    const { person, dialog } = await openPart('Informacje');
    await person.click(dialog.getByRole('button', { name: 'Dodaj łącze zewnętrzne' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowe łącze zewnętrzne' }));
    fireEvent.change(form.getByLabelText(/^Adres URL/), { target: { value: url } });
    await person.click(form.getByRole('button', { name: 'Dodaj łącze' }));
    expect(await form.findByText(/^Podaj poprawny adres URL/)).toBeTruthy();
  });

  it('are picked from menus and articles up to Published without generated pages and duplicates; all are removed after a question', async () => {
    const { saves } = footerServer();
    const articles = listAnswer('/api/searches/articles', () =>
      [12, 13].map((id) => ({ id, title: `Artykuł ${id}`, status: 40, tooltipCategories: [] })),
    );
    const categories = listAnswer('/api/searches/categories', () => [
      { id: 12, displayText: 'Prawo', title: 'Prawo miejscowe', path: 'Prawo', menuType: 20 },
    ]);
    server.use(articles.handler, categories.handler);
    const { person, dialog, save } = await openPart('Informacje');
    await person.click(dialog.getByRole('button', { name: 'Dodaj źródła' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Źródła stopki' }));
    fireEvent.change(picker.getByRole('searchbox'), { target: { value: 'pra' } });
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Prawo' }));
    await person.selectOptions(picker.getByLabelText('Źródło'), 'Artykuł');
    expect(await picker.findByRole('button', { name: 'Wybrano: Artykuł 12' })).toBeTruthy();
    await person.dblClick(picker.getByText('Artykuł 13'));
    expect(picker.getByRole('heading', { name: 'Wybrane źródła (3)' })).toBeTruthy();
    expect([articles.last().getAll('statuses'), articles.last().getAll('types'), articles.last().get('lang')]).toEqual([
      ['10', '20', '30', '40'],
      ['10', '40', '50', '60', '130'],
      'PL',
    ]);
    await person.click(picker.getByRole('button', { name: 'Usuń wszystkie' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Czy na pewno usunąć wszystkie elementy?' }),
    );
    await person.click(question.getByRole('button', { name: 'Anuluj' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await person.click(await dialog.findByRole('button', { name: 'Usuń: Dane osobowe' }));
    await save();
    await waitFor(() =>
      expect(saves[0]?.parts).toMatchObject([
        {
          content: {
            links: [
              { key: '20-12', type: 20, sourceId: 12, displayText: 'Prawo', title: 'Prawo miejscowe' },
              { key: '30-13', type: 30, sourceId: 13 },
            ],
          },
        },
      ]),
    );
  });
});
