import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../buttons/button.tsx';
import { Select } from '../inputs/select.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { Textarea } from '../inputs/textarea.tsx';
import { Dialog } from './dialog.tsx';

const nothing = () => {};
const text = (name: string) => <TextInput aria-label={name} value="" onChange={nothing} />;

async function begin(children: ReactNode, footer: ReactNode) {
  render(
    <Dialog open title="Okno" onClose={nothing} footer={footer}>
      {children}
    </Dialog>,
  );
  await screen.findByRole('dialog');
}

const cancel = <Button label="Anuluj" onClick={nothing} />;

describe('a dialog begins at its first field', () => {
  it.each<[string, ReactNode]>([
    ['a text', text('pierwsze')],
    ['a longer text', <Textarea key="a" aria-label="pierwsze" value="" onChange={nothing} />],
    [
      'a choice',
      <Select key="a" aria-label="pierwsze" value={1} options={[{ value: 1, label: 'a' }]} onChange={nothing} />,
    ],
    ['a tick', <input key="a" type="checkbox" aria-label="pierwsze" />],
    ['a search behind a paragraph', [<p key="a">Opis</p>, <div key="b">{text('pierwsze')}</div>]],
    [
      'one behind buttons and links',
      [
        <Button key="a" label="Więcej" onClick={nothing} />,
        <a key="b" href="#c">
          c
        </a>,
        <div key="d">{text('pierwsze')}</div>,
      ],
    ],
    [
      'one behind a field that takes nothing',
      [
        <input key="a" disabled />,
        <input key="b" type="hidden" />,
        <input key="c" type="file" hidden />,
        <div key="d">{text('pierwsze')}</div>,
      ],
    ],
    [
      'the chosen one of several',
      [
        <input key="a" type="radio" name="r" />,
        <input key="b" type="radio" name="r" defaultChecked aria-label="pierwsze" />,
      ],
    ],
  ])('%s', async (_, field) => {
    await begin(
      <>
        {field}
        {text('drugie')}
      </>,
      // also where a button asks for the focus
      <Button label="Anuluj" onClick={nothing} autoFocus />,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('pierwsze')));
  });

  it('unless another one is asked for', async () => {
    await begin(
      <>
        {text('pierwsze')}
        <TextInput aria-label="z błędem" value="" onChange={nothing} autoFocus />
      </>,
      cancel,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('z błędem')));
  });
});

describe('a dialog without fields begins', () => {
  it('at the button that asks for it', async () => {
    await begin(<p>Czy na pewno?</p>, [cancel, <Button key="a" label="Kopiuj link" onClick={nothing} autoFocus />]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kopiuj link' })));
  });

  it('else at the first one, which is the safe one, and not at the cross', async () => {
    await begin(<p>Czy na pewno?</p>, [cancel, <Button key="a" label="Usuń" onClick={nothing} />]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj' })));
  });
});

describe('a field that is loaded later', () => {
  const dialog = (children: ReactNode) => (
    <Dialog open title="Okno" onClose={nothing} footer={[cancel, <Button key="a" label="Zapisz" onClick={nothing} />]}>
      {children}
    </Dialog>
  );
  const begun = async () => {
    const { rerender } = render(dialog(<p>Ładowanie</p>));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj' })));
    return rerender;
  };

  it('gets the focus', async () => {
    const rerender = await begun();
    rerender(dialog(text('pierwsze')));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('pierwsze')));
  });

  it('takes it from nobody who has moved on', async () => {
    const rerender = await begun();
    const save = screen.getByRole('button', { name: 'Zapisz' });
    save.focus();
    rerender(dialog(text('pierwsze')));
    await screen.findByLabelText('pierwsze');
    expect(document.activeElement).toBe(save);
  });
});
