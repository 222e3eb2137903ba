import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { site } from '../../testing/site-answer.ts';
import { DraftPanel } from './draft-panel.tsx';
import type { SiteDraft } from './site-draft.ts';

const { color, ...rest } = site('PL');
let rendered = 0;
const page = {
  ...rest,
  get color() {
    rendered++;
    return color;
  },
};
const draft: SiteDraft = { place: 'header', show: (shown) => shown };

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Nazwa" value={text} onChange={({ target }) => setText(target.value)} />
      <DraftPanel site={page} draft={draft} isUnsaved />
    </>
  );
}

test('a key does not render the page before its deferred draft comes', () => {
  render(<Form />);
  expect(rendered).toBeGreaterThan(0);
  rendered = 0;
  fireEvent.change(screen.getByLabelText('Nazwa'), { target: { value: 'a' } });
  expect(rendered).toBe(0);
});
