import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const file = (extension: string, owner: number | null) => ({
  extension,
  contentType: 'application/octet-stream',
  description: `Plik ${extension}`,
  fileType: 1,
  repositoryGroupId: owner,
  repositoryGroupName: owner === null ? null : `Grupa ${owner}`,
});
const documents = {
  id: 2,
  name: 'Dokumenty',
  description: 'Uchwały i formularze',
  icon: 'dokument',
  extensions: [file('docx', 2), file('pdf', 2)],
};
const list = '/api/settings/repository-groups';
// PrimeReact's style sheet, which enables pointer events of its checkboxes, is not loaded here.
const overlayPerson = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const icons = { parameters: { icons: ['urzad', 'dokument'] } };

function answerFiles() {
  answerList('/api/files/mime-types', [file('docx', 2), file('jpg', 3), file('pdf', 2), file('txt', null)]);
}

describe('/ustawienia/grupy-plikow', () => {
  it('shows the extensions of each group, and the result of each removal', async () => {
    answerList(list, [documents, { ...documents, id: 3, name: 'Obrazy', description: null, extensions: [] }]);
    const removals = recordCalls('delete', list, [
      { id: 2, name: 'Dokumenty', done: true, errors: [] },
      { id: 3, name: 'Obrazy', done: false, errors: ['Grupa została zmieniona'] },
    ]);
    const { person } = renderApp('/ustawienia/grupy-plikow');
    const row = (await screen.findByRole('link', { name: 'Dokumenty' })).closest('tr');
    expect(row?.textContent).toContain('docx, pdf');
    expect(row?.textContent).toContain('Uchwały i formularze');
    await person.click(screen.getByRole('checkbox', { name: 'Zaznacz: Dokumenty' }));
    await person.click(screen.getByRole('checkbox', { name: 'Zaznacz: Obrazy' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = await screen.findByRole('alertdialog', { name: 'Usunąć 2 grupy plików?' });
    await person.click(within(question).getByRole('button', { name: 'Usuń 2 grupy plików' }));
    const results = await screen.findByRole('dialog', { name: 'Nie wszystko zostało usunięte' });
    expect(within(results).getByText('Grupa została zmieniona')).toBeTruthy();
    expect(removals[0]?.url.searchParams.getAll('ids')).toEqual(['2', '3']);
  });
});

describe('form of a repository group', () => {
  it('offers free extensions and its own, not those of other groups', async () => {
    answerFiles();
    answerRecord(`${list}/2`, documents);
    renderApp('/ustawienia/grupy-plikow/edytuj/2', icons);
    await overlayPerson.click(await screen.findByLabelText(/^Rozszerzenia plików/));
    const options = await screen.findAllByRole('option', { name: /Plik/, hidden: true });
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'docx – Plik docx',
      'pdf – Plik pdf',
      'txt – Plik txt',
    ]);
    expect(screen.getByText('Rozszerzeń, które należą do innych grup, nie ma na liście.')).toBeTruthy();
  });

  it('requires a name, an extension and an icon, and sends them', async () => {
    answerFiles();
    const saves = recordCalls('post', list, { id: 9 }, 201);
    const { person } = renderApp('/ustawienia/grupy-plikow/utworz-nowa', icons);
    await person.type(await screen.findByLabelText(/^Nazwa grupy/), '   {Control>}s{/Control}');
    for (const message of [
      'Nazwa grupy jest polem wymaganym',
      'Wybierz co najmniej jedno rozszerzenie',
      'Wybierz ikonę',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(saves).toEqual([]);
    await person.type(screen.getByLabelText(/^Nazwa grupy/), ' Skany ');
    await overlayPerson.click(screen.getByLabelText(/^Rozszerzenia plików/));
    await overlayPerson.click(await screen.findByRole('option', { name: /txt/, hidden: true }));
    await person.selectOptions(screen.getByLabelText(/^Ikona/), 'urzad');
    expect(screen.getAllByText('Urząd')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(saves[0]?.body).toEqual({ name: 'Skany', description: null, icon: 'urzad', extensions: ['txt'] }),
    );
    expect(await screen.findByText('Grupa plików została utworzona')).toBeTruthy();
  });
});
