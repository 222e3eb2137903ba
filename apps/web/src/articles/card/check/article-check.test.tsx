import type { AttachmentFinding } from '@redakcja/generated/model/attachmentFinding';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { answerList } from '../../../testing/answers.ts';
import { openArticle } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';
import { attachment, choose, groups, knownExtensions, uploaded } from '../../parts/testing/attachments.ts';
import { attachedChecks } from './attached-checks.ts';
import { ends } from './show-place.ts';

const uchwaly = { id: 31, displayText: 'Uchwały', menuType: 20 as const, path: 'Rada › Uchwały' };
const check = () => within(screen.getByRole('region', { name: 'Sprawdzenie treści' }));

test('finds what is wrong, leads to it and mends what it can', async () => {
  const { person } = await openArticle({ content: '<h4>Wykaz</h4><p>PESEL 44051401359</p>' });
  expect(check().getByText('błędy: 2')).toBeTruthy();
  expect(document.body.textContent).not.toContain('„44051401359');
  await person.click(check().getByRole('button', { name: 'Popraw: kolejność nagłówków' }));
  await waitFor(() => expect(check().getByText('błędy: 1')).toBeTruthy());
  expect(check().getByText('„44•••”')).toBeTruthy();
});

test('a long text is checked in steps', async () => {
  const content = `<p>${'Uchwała Rady Gminy. '.repeat(2000)}</p><p>PESEL 44051401359</p><h4>Wykaz</h4>`;
  const { person } = await openArticle({ content });
  expect(await check().findByText(/^błędy: 2/)).toBeTruthy();
  await person.click(check().getByRole('button', { name: 'Popraw: kolejność nagłówków' }));
  expect(await check().findByText(/^błędy: 1/)).toBeTruthy();
});

test('links that lead nowhere are hints at their places', async () => {
  const message = 'Adres łącza nie odpowiada';
  const dead = (address: string, isInContent: boolean) => ({ address, isInContent, message });
  const answer = () => HttpResponse.json([dead('https://a.example', true), dead('Rejestr', false)]);
  await openArticle(
    { content: '<p><a href="https://a.example">Statut gminy</a></p>' },
    { handlers: [http.get('*/api/articles/12/dead-links', answer)] },
  );
  expect(await check().findByText('uwagi: 2')).toBeTruthy();
  expect(check().getByText('„Statut gminy”')).toBeTruthy();
  expect(check().getByText('Łącza: „Rejestr”')).toBeTruthy();
  expect(check().getByRole('button', { name: 'Pokaż miejsce: łącze donikąd' })).toBeTruthy();
});

test('links that could not be checked say so, and can be checked again', async () => {
  let isBroken = true;
  const answer = () => (isBroken ? HttpResponse.json(null, { status: 500 }) : HttpResponse.json([]));
  const { person } = await openArticle(
    { content: '<p><a href="https://a.example">Statut gminy</a></p>' },
    { handlers: [http.get('*/api/articles/12/dead-links', answer)] },
  );
  expect(await check().findByText(/^Nie udało się sprawdzić, dokąd prowadzą łącza/)).toBeTruthy();
  expect(check().queryByText('w porządku')).toBeNull();
  isBroken = false;
  await person.click(check().getByRole('button', { name: 'Sprawdź łącza ponownie' }));
  expect(await check().findByText('w porządku')).toBeTruthy();
  expect(check().queryByText(/^Nie udało się sprawdzić/)).toBeNull();
});

test('leads to the place in the title', async () => {
  const { person } = await openArticle({ title: 'Decyzja 44051401359', content: '' });
  await person.click(check().getByRole('button', { name: 'Pokaż miejsce: numer PESEL' }));
  const title = screen.getByLabelText<HTMLTextAreaElement>(/^Tytuł/);
  expect(document.activeElement).toBe(title);
  expect(title.value.slice(title.selectionStart, title.selectionEnd)).toBe('44051401359');
});

test('leads to a link and to a field, and asks before a changed link is public', async () => {
  const row = { displayText: 'Akta', title: 'Akta 44051401359', url: 'https://a.example', target: 10 } as const;
  const link = { ...row, id: 1, articleTranslationId: 12, type: 30, slug: null, index: 0 } as const;
  const to = { linkToMenuElementId: null, linkToMenuElementType: null, linkToArticleTranslationId: null };
  const { person } = await openArticle({ links: [{ ...link, ...to }], baseArticleAuthorName: 'Jan, 44051401359' });
  expect(check().getByText('błędy: 2')).toBeTruthy();
  const [author, inLink] = check().getAllByRole('button', { name: 'Pokaż miejsce: numer PESEL' });
  if (author === undefined || inLink === undefined) throw new Error('two findings were expected');
  await person.click(author);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Osoba, która wytworzyła informację/));
  await person.click(inLink);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Akta');
});

test.each([
  ['Jan  Nowak', { start: 3, length: 5 }, 'Nowak'],
  ['Jan Nowak', { start: 0, length: 3 }, 'Jan'],
  ['Jan Nowak', { start: 2, length: 2 }, 'n N'],
  ['', { start: 0, length: 1 }, ''],
])('the place in „%s”', (text, place, expected) => {
  expect(text.slice(...ends(text, place))).toBe(expected);
});

test('errors ask for a reason before the publication', async () => {
  const { person, calls } = await openArticle({
    status: 20,
    categories: [uchwaly],
    mainMenuElementDisplayText: 'Uchwały',
    publishStart: '2099-01-01T10:00:00.000Z',
    content: '<p>PESEL 44051401359</p>',
  });
  await person.click(within(screen.getByRole('navigation', { name: 'Status artykułu' })).getByText('Do publikacji'));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/Sprawdzenie treści znalazło błędy: numer PESEL/)).toBeTruthy();
  const button = asked.getByRole('button', { name: 'Przekaż do publikacji' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.type(asked.getByLabelText(/^Powód zmiany/), 'wyrok sądu');
  await person.click(button);
  await waitFor(() => expect(calls).toMatchObject([{ what: 'statuses', body: { changeText: 'wyrok sądu' } }]));
});

const checked = (findings: AttachmentFinding[], isChecked = true) => ({
  documentRepositoryId: 3,
  displayName: 'Wykaz osób',
  filename: 'wykaz.pdf',
  isChecked,
  findings,
});
const nobody = { authorIds: [], approvedBy: null, ownNumbers: [] };
const pesel: AttachmentFinding = { code: 'pesel', page: 3, excerpt: '44•••' };

test('names what is in the attachments, leads to the file, and asks for a reason', async () => {
  const { person } = await openArticle({
    status: 20,
    publishStart: '2099-01-01T10:00:00.000Z',
    attachments: [attachment(3, 'Wykaz osób', 100)],
    review: {
      attachments: [checked([{ code: 'noTitle', page: null, excerpt: '' }, pesel])],
      sameText: { id: 7, title: 'Nabór' },
      ...nobody,
    },
  });
  expect(check().getByText('błędy: 1, uwagi: 2')).toBeTruthy();
  const [first] = within(check().getByRole('list', { name: 'Znalezione w załącznikach' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Błąd: Numer PESEL');
  expect(first?.textContent).toContain('Wykaz osób, strona 3: „44•••”');
  expect(check().getByText(/już opublikowana w artykule „Nabór”/)).toBeTruthy();
  await person.click(check().getByRole('button', { name: 'Pokaż załącznik: Wykaz osób, strona 3' }));
  expect(document.activeElement?.closest('li')?.textContent).toContain('Wykaz osób.pdf');
  await person.click(within(screen.getByRole('navigation', { name: 'Status artykułu' })).getByText('Do publikacji'));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/numer PESEL w załączniku/)).toBeTruthy();
});

test('an attachment that was taken away is not asked about', () => {
  expect(
    attachedChecks(
      { attachments: [attachment(3, 'a', 1)], review: { attachments: [checked([pesel])], sameText: null, ...nobody } },
      { attachments: [] },
    ),
  ).toEqual([]);
});

test('a file that waits for its check says so', async () => {
  await openArticle({ review: { attachments: [checked([], false)], sameText: null, ...nobody } });
  expect(check().getByText(/Sprawdzanie pliku jeszcze trwa/)).toBeTruthy();
});

test('a file that is added to a published article is checked before the save, which asks for a reason', async () => {
  answerList('/api/settings/repository-groups', groups);
  let isChecked = false;
  const categories = [{ id: 23, displayText: 'Rada', menuType: 20, path: 'Rada' }] as const;
  const { person, calls } = await openArticle(
    { status: 40, categories: [...categories] },
    { parameters: { maxNewAttachmentCount: 1 } },
  );
  server.use(
    http.post('*/api/files/article', () => HttpResponse.json(uploaded(900, 'wykaz.pdf'))),
    http.get('*/api/files/attachment/900/check', () =>
      HttpResponse.json({ ...checked(isChecked ? [pesel] : [], isChecked), documentRepositoryId: 900 }),
    ),
  );
  await knownExtensions();
  choose('wykaz.pdf');
  expect(await check().findByText(/Sprawdzanie pliku jeszcze trwa/)).toBeTruthy();
  isChecked = true;
  expect(await check().findByText(/Numer PESEL/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/od razu to ogłosi.*numer PESEL w załączniku/)).toBeTruthy();
  const button = asked.getByRole('button', { name: /^Zapisz/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.type(asked.getByLabelText(/^Powód publikacji/), 'wyrok sądu');
  await person.click(button);
  await waitFor(() => expect(calls).toMatchObject([{ what: 'save', body: { changeText: 'wyrok sądu' } }]));
});
