import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['Pierwsza', 'Druga', 'Trzecia'].map((label) => ({ id: label, label, content: <p>Treść: {label}</p> }));

function ThreeTabs({ keepHidden }: { keepHidden: boolean }) {
  const [active, setActive] = useState('Druga');
  return <Tabs tabs={tabs} active={active} onChange={setActive} keepHidden={keepHidden} />;
}

const focused = () => document.activeElement?.textContent;
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('one tab stop: arrows, Home and End move the focus, Enter and Space choose', async () => {
  const person = userEvent.setup();
  render(<ThreeTabs keepHidden />);
  await person.tab();
  expect(focused()).toBe('Druga');
  for (const [key, tab] of [
    ['ArrowRight', 'Trzecia'],
    ['ArrowRight', 'Pierwsza'],
    ['ArrowLeft', 'Trzecia'],
    ['Home', 'Pierwsza'],
    ['End', 'Trzecia'],
  ]) {
    await person.keyboard(`{${key}}`);
    expect(focused()).toBe(tab);
  }
  expect(chosen()).toBe('Druga');
  await person.keyboard('{Enter}');
  expect(chosen()).toBe('Trzecia');
  await person.keyboard('{Home} ');
  expect(chosen()).toBe('Pierwsza');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test.each([true, false])('the panel of the chosen tab is named by it (keepHidden: %s)', (keepHidden) => {
  render(<ThreeTabs keepHidden={keepHidden} />);
  const panel = screen.getByRole('tabpanel', { name: 'Druga' });
  expect(panel.textContent).toBe('Treść: Druga');
  expect(screen.getByRole('tab', { name: 'Druga' }).getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.queryByText('Treść: Trzecia') !== null).toBe(keepHidden);
});
