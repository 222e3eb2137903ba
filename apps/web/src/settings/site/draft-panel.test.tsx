import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { publicFrame } from '../../testing/data/site-answer.ts';
import { DraftPanel } from './draft-panel.tsx';
import { framed } from './framed.ts';
import type { SiteDraft } from './site-draft.ts';

const frame = publicFrame('PL');
const { officeName, ...rest } = frame.site;
let rendered = 0;
const site = {
  ...rest,
  get officeName() {
    rendered++;
    return officeName;
  },
};
const page = {
  frame,
  origin: 'https://bip.example',
  home: 'https://bip.example/',
  articles: [],
  changes: [],
  now: '2026-11-23T13:05:00.000Z',
};
const draft: SiteDraft = { place: 'header', show: () => site };

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Nazwa" value={text} onChange={({ target }) => setText(target.value)} />
      <DraftPanel page={page} draft={draft} isUnsaved />
    </>
  );
}

test('a key does not render the page before its deferred draft comes', async () => {
  render(<Form />);
  await framed();
  expect(rendered).toBeGreaterThan(0);
  rendered = 0;
  fireEvent.change(screen.getByLabelText('Nazwa'), { target: { value: 'a' } });
  expect(rendered).toBe(0);
});
