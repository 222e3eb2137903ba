import type { Tile } from '@redakcja/generated/model/tile';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { list, path, rows } from './testing/tile-rows.ts';

const tile = (changes: Partial<Tile> = {}): Tile => ({
  id: 1,
  displayText: 'Sprawy',
  title: 'Karty usług',
  url: 'https://epuap.gov.pl',
  slug: null,
  file: null,
  iconName: 'urzad',
  target: 20,
  language: { id: 1, isoCode: 'PL', name: 'polski' },
  linkType: 30,
  articleTranslation: null,
  menuElement: null,
  isActive: true,
  showFrom: null,
  showTo: null,
  ...changes,
});

const icons = ['urzad', 'dokument', 'kontakt', 'kalendarz'];

/** What the card shows, and the question before it is switched off or removed. */
const answerUsages = (...groups: UsageGroup[]) =>
  answerRecord(`${path}/1/usages`, { id: 1, name: 'Sprawy', canDelete: true, obstacles: [], groups });
const onHomePage: UsageGroup = {
  kind: 'homePage',
  effect: 'blocks',
  detail: null,
  total: 1,
  items: [{ id: 1, name: 'polski', detail: null }],
};

const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });

async function open(stored: Tile, ...uses: UsageGroup[]) {
  answerUsages(...uses);
  answerRecord(`${path}/1`, stored);
  answerList('/api/application/journal', []);
  const saved = recordCalls('put', `${path}/1`, stored);
  const app = renderApp(`${list}/edytuj/1`, { parameters: { icons } });
  await saveButton();
  return { ...app, saved };
}

describe('the form of a tile', () => {
  it('keeps only the destination of the chosen kind', async () => {
    const { person, saved } = await open(tile());
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Kategoria',
      'Artykuł',
      'Łącze zewnętrzne',
    ]);
    await person.click(screen.getByRole('radio', { name: 'Kategoria' }));
    expect(screen.queryByLabelText(/^Adres URL/)).toBeNull();
    await person.click(screen.getByRole('switch', { name: 'Aktywny' }));
    await person.click(await saveButton());
    expect(await screen.findByText('Kafel został zaktualizowany')).toBeTruthy();
    expect(saved[0]?.body).toMatchObject({ linkType: 10, url: null, menuElementId: null, isActive: false });
  });

  it('offers published articles only', async () => {
    const asked: string[][] = [];
    server.use(
      http.get('*/api/searches/articles', ({ request }) => {
        asked.push(new URL(request.url).searchParams.getAll('statuses'));
        return HttpResponse.json([], { headers: { 'total-count': '0' } });
      }),
    );
    const { person } = await open(tile({ linkType: 20, url: null }));
    await person.click(screen.getByRole('button', { name: 'Wybierz artykuł' }));
    await person.type(await screen.findByRole('searchbox'), 'statut');
    await waitFor(() => expect(asked).toContainEqual(['40']));
  });

  it('needs an icon without a picture, and has five options with their preview', async () => {
    const { person } = await open(tile());
    const icon = screen.getByLabelText<HTMLSelectElement>('Ikona');
    expect(icon.options).toHaveLength(5);
    await person.selectOptions(icon, '');
    await person.tab();
    expect(await screen.findByText('Wybierz ikonę albo dodaj obraz')).toBeTruthy();
    await person.selectOptions(icon, 'kalendarz');
    expect(document.querySelector('.pi-calendar')).toBeTruthy();
  });

  it('accepts an SVG and a name of at most 40 characters', async () => {
    const { person } = await open(tile());
    expect(screen.getByText(/SVG, BMP, PNG, JPG, JPEG lub GIF, zalecany rozmiar 200x150/)).toBeTruthy();
    const name = screen.getByLabelText(/^Nazwa wyświetlana/);
    await person.clear(name);
    fireEvent.change(name, { target: { value: 'x'.repeat(41) } });
    expect(await screen.findByText('Maksymalnie 40 znaków')).toBeTruthy();
  });

  it('says before it is saved that an end leaves a hole on the home page, and not of a tile that is not there', async () => {
    const { person, saved } = await open(tile(), onHomePage);
    const setEnd = (text: string) => person.type(screen.getByLabelText(/^Pokazuj do/), text);
    await setEnd('2099-12-01 08:00');
    await person.click(await saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'Zapisać termin kafla „Sprawy”?' }));
    expect(question.getByText(/^Kafel jest na stronie głównej i od 01\.12\.2099/)).toBeTruthy();
    expect(saved).toHaveLength(0);
    await person.click(question.getByRole('button', { name: 'Zapisz termin' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    answerUsages();
    await person.clear(screen.getByLabelText(/^Pokazuj do/));
    await setEnd('2099-12-02 08:00');
    await person.click(await saveButton());
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('needs an address for an external link', async () => {
    const { person } = await open(tile());
    await person.clear(screen.getByLabelText(/^Adres URL/));
    await person.tab();
    expect(await screen.findByText('Adres URL jest wymagany')).toBeTruthy();
  });
});

describe('what uses a tile', () => {
  it('stands on the card', async () => {
    await open(tile(), onHomePage);
    expect(await screen.findByText(/1 miejsce na stronie głównej – uniemożliwia usunięcie/)).toBeTruthy();
  });

  it('is named in the question before it is removed', async () => {
    answerList(path, rows);
    answerUsages(onHomePage);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Sprawy' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Używane przez: 1 miejsce na stronie głównej \(„polski”\)/)).toBeTruthy();
  });
});
