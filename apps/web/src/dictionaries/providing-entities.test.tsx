import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../testing/answers.ts';
import { renderApp } from '../testing/render-app.tsx';

const path = '/api/dictionaries/dictionary-entries';
const list = '/slowniki/podmiot-udostepniajacy';
const entity = (id: number, name: string) => ({
  id,
  name,
  languageId: 1,
  languageIsoCode: 'PL',
  languageIsoCodeFile: null,
});

const save = () => screen.getByRole('button', { name: 'Zapisz' });

describe('list of providing entities', () => {
  it('shows names and languages, no id, and leads to the form', async () => {
    answerList(path, [entity(7, 'Referat Finansowy')]);
    renderApp(list);
    const row = await screen.findByRole('row', { name: /Referat Finansowy/ });
    expect(within(row).getByText('PL')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent?.trim())).toEqual([
      '',
      'Nazwa',
      'Kod ISO języka',
    ]);
    expect(within(row).getByRole('link', { name: 'Referat Finansowy' }).getAttribute('href')).toBe(`${list}/edytuj/7`);
  });

  it('names what could not be removed, and why', async () => {
    answerList(path, [entity(7, 'Referat Finansowy'), entity(8, 'Rada Gminy')]);
    const reason = 'Podmiot jest wskazany w artykule „Budżet”';
    const removed = recordCalls('delete', path, [
      { id: 7, name: 'Referat Finansowy', done: false, errors: [reason] },
      { id: 8, name: 'Rada Gminy', done: true, errors: [] },
    ]);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: /Referat Finansowy/ }));
    await person.click(screen.getByRole('checkbox', { name: /Rada Gminy/ }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Usuń/ }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(removed[0]?.url.searchParams.getAll('ids')).toEqual(['7', '8']);
  });
});

describe('form of a providing entity', () => {
  it('is new in the language that is worked on, and opens once it is there', async () => {
    const created = recordCalls('post', path, { id: 9 }, 201);
    answerRecord(`${path}/9`, entity(9, 'Referat Oświaty'));
    const { person, address } = renderApp(`${list}/utworz-nowy`);
    await person.click(await screen.findByLabelText(/^Nazwa/));
    await person.paste('Referat Oświaty');
    await person.click(save());
    expect(await screen.findByText('Podmiot udostępniający został utworzony')).toBeTruthy();
    expect(created.map((call) => call.body)).toEqual([{ name: 'Referat Oświaty', languageId: 1 }]);
    await waitFor(() => expect(address()).toBe(`${list}/edytuj/9`));
  });

  it('is saved, and shows errors', async () => {
    answerRecord(`${path}/7`, entity(7, 'Referat Finansowy'));
    const saved = recordCalls('put', `${path}/7`, entity(7, 'Referat Budżetu'));
    const { person } = renderApp(`${list}/edytuj/7`);
    const name = await screen.findByLabelText<HTMLInputElement>(/^Nazwa/);
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await person.clear(name);
    await person.tab();
    expect(await screen.findByText(/^(Pole wymagane|Nazwa jest (polem )?wymagan)/)).toBeTruthy();
    await person.click(name);
    await person.paste('a'.repeat(251));
    expect(await screen.findByText('Maksymalnie 250 znaków')).toBeTruthy();
    await person.clear(name);
    await person.type(name, 'Referat Budżetu');
    await person.click(save());
    expect(await screen.findByText('Podmiot udostępniający został zapisany')).toBeTruthy();
    expect(saved.map((call) => call.body)).toEqual([{ name: 'Referat Budżetu', languageId: 1 }]);
  });

  it('is closed without the permission for dictionaries', async () => {
    const { address } = renderApp(`${list}/edytuj/7`, { permissions: ['ManageUsers'] });
    await waitFor(() => expect(address()).toBe('/'));
  });
});
