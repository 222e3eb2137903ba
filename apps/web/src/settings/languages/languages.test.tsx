import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { button, card, element, german, input, isDisabled, missing } from './testing/language-screen.ts';

describe('list of language versions', () => {
  it('has columns of the specification, what a date looks like, the status, a button „Nowa” and no removal', async () => {
    answerList('/api/settings/language', [german([], [])]);
    renderApp('/ustawienia/wersje-jezykowe');
    expect(await screen.findByRole('link', { name: 'niemiecki' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Nazwa języka',
      'Nazwa lokalna',
      'Kod ISO',
      'Format daty',
      'Status',
    ]);
    expect(screen.getAllByRole('cell').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['27.11.2026', 'Nieaktywna']),
    );
    expect(screen.getByRole('link', { name: 'Nowa' }).getAttribute('href')).toBe(
      '/ustawienia/wersje-jezykowe/utworz-nowa',
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    // a language version does not depend on the active language
    expect(screen.queryByRole('group', { name: 'Wersja językowa' })).toBeNull();
  });
});

describe('common data', () => {
  it('creates a language with a code of the dictionary', async () => {
    german([], []);
    const created = recordCalls('post', '/api/settings/language', { id: 7 }, 201);
    const { person } = renderApp('/ustawienia/wersje-jezykowe/utworz-nowa');
    await person.type(await screen.findByLabelText(/^Nazwa języka/), 'francuski');
    await person.type(screen.getByLabelText(/^Nazwa lokalna/), 'français');
    const picker = screen.getByLabelText<HTMLSelectElement>(/^Kod ISO/);
    await within(picker).findByRole('option', { name: 'FR – francuski' });
    expect([...picker.options].map((option) => option.value)).toEqual(['', 'DE', 'FR']);
    await person.selectOptions(picker, 'DE');
    expect(screen.getByRole('img', { name: 'Flaga: DE' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aktywuj' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Tłumaczenia' })).toBeNull();
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(created.map((call) => call.body)).toEqual([
        {
          isoCode: 'DE',
          name: 'francuski',
          localName: 'français',
          dateFormat: 'dd.MM.yyyy',
          standardElementsChanged: [],
          menuElementsChanged: [],
        },
      ]),
    );
  });

  it('clears an unknown date format', async () => {
    german([], []);
    const { person } = renderApp('/ustawienia/wersje-jezykowe/utworz-nowa');
    const format = await screen.findByLabelText<HTMLInputElement>(/^Format daty/);
    await person.clear(format);
    await person.type(format, 'yy-m-d');
    await person.tab();
    expect(format.value).toBe('');
    expect(await screen.findByText('Wybierz format daty')).toBeTruthy();
    await person.type(format, 'yyyy-MM-dd');
    await person.tab();
    expect(format.value).toBe('yyyy-MM-dd');
    expect(document.querySelectorAll('datalist option')).toHaveLength(9);
  });

  it('the help lists the codes that are not two letters', async () => {
    german([], []);
    const { person } = renderApp('/ustawienia/wersje-jezykowe/utworz-nowa');
    await person.click(await screen.findByRole('button', { name: 'Pomoc: kod ISO' }));
    expect(screen.getByText(/Wyjątkiem są języki regionalne/)).toBeTruthy();
    for (const name of ['Anglia', 'Irlandia Północna', 'Szkocja', 'Walia'])
      expect(screen.getByText(new RegExp(name))).toBeTruthy();
  });

  it('of the default language are locked, and its status has no buttons', async () => {
    german([element(1, 'Artykuł', 'Drukuj')], [], { isDefault: true, isSystem: true, status: 10 });
    renderApp(card);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Nazwa języka/)).readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Nazwa lokalna/).readOnly).toBe(true);
    expect(screen.getByLabelText(/^Kod ISO/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Aktywuj' })).toBeNull();
    expect(screen.queryByRole('tab', { name: /Elementy menu/ })).toBeNull();
  });
});

describe('the status', () => {
  const complete = element(7, 'Wyszukiwarka', 'Szukaj');

  it('cannot be activated with missing translations', async () => {
    german([element(10, 'Artykuł', 'Drukuj', missing)], []);
    const { person } = renderApp(card);
    expect(await screen.findByText(/Wersja językowa jest nieaktywna\. Aby ją aktywować/)).toBeTruthy();
    expect([isDisabled('Aktywuj'), isDisabled('Dezaktywuj')]).toEqual([true, true]);
    const language = german([complete], [], { status: 10, statusName: 'Aktywny' });
    const changed = recordCalls('put', '/api/settings/language/7/status/10', language);
    await person.type(input('Drukuj: nazwa wyświetlana'), 'Drucken');
    expect(isDisabled('Aktywuj')).toBe(false);
    await person.click(button('Aktywuj'));
    await waitFor(() =>
      expect(changed.map((call) => call.body)).toEqual([
        {
          standardElementsChanged: [
            { standardElementId: 10, translation: 'Drucken', translationDescription: 'Drukuj hören' },
          ],
          menuElementsChanged: [],
        },
      ]),
    );
    expect(await screen.findByText(/Wersja językowa jest aktywna/)).toBeTruthy();
    expect([isDisabled('Aktywuj'), isDisabled('Dezaktywuj'), isDisabled('Zapisz')]).toEqual([true, false, true]);
  });

  it('is deactivated after a question', async () => {
    german([complete], [], { status: 10, statusName: 'Aktywny' });
    const changed = recordCalls('put', '/api/settings/language/7/status/0', german([complete], [], { status: 10 }));
    const { person } = renderApp(card);
    expect(await screen.findByText(/Wersja językowa jest aktywna/)).toBeTruthy();
    await person.click(button('Dezaktywuj'));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Dezaktywuj' }));
    await waitFor(() => expect(changed).toHaveLength(1));
  });

  it('cannot be changed while the form is invalid', async () => {
    german([complete], []);
    const { person } = renderApp(card);
    expect(await screen.findByRole('button', { name: 'Aktywuj' })).toBeTruthy();
    expect(isDisabled('Aktywuj')).toBe(false);
    await person.clear(screen.getByLabelText(/^Nazwa języka/));
    await waitFor(() => expect(isDisabled('Aktywuj')).toBe(true));
    const reason = document.getElementById(button('Aktywuj').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Uzupełnij lub popraw: Nazwa języka');
  });

  it.each([
    [complete, 'Wszystko jest przetłumaczone. Nowe kategorie trzeba będzie przetłumaczyć.'],
    [
      element(10, 'Artykuł', 'Drukuj', missing),
      'Nieprzetłumaczone elementy: 1. Bez tłumaczenia stałe teksty są na stronie po polsku, a kategorii na niej nie ma.',
    ],
  ])('of an active language warns that changes are public, and says what is missing: %#', async (row, info) => {
    german([row], [], { status: 10, statusName: 'Aktywny' });
    renderApp(card);
    expect(await screen.findByText(/zapisane zmiany od razu widać na stronie biuletynu/)).toBeTruthy();
    expect(screen.getByText(info)).toBeTruthy();
  });

  it('a failure without a message has a default one', async () => {
    german([complete], []);
    server.use(http.put('*/api/settings/language/7/status/10', () => new HttpResponse(null, { status: 500 })));
    const { person } = renderApp(card);
    await person.click(await screen.findByRole('button', { name: 'Aktywuj' }));
    expect(
      await screen.findByText('Wystąpił niespodziewany błąd podczas zmiany statusu wersji językowej'),
    ).toBeTruthy();
  });
});
