import { expect, test } from 'vitest';
import { ignoreStrayDrops } from './stray-drops.ts';

function drop(target: Element, types: string[]): { isPrevented: boolean; effect: string } {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
  target.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

test('a file dropped beside its place opens nothing; other drags and places of their own are left alone', () => {
  ignoreStrayDrops();
  document.body.innerHTML = '<h1></h1><div id="zone"></div><div contenteditable="true"></div>';
  const [title, zone, editor] = document.body.children as unknown as [Element, Element, Element]; // three elements, just made
  zone.addEventListener('drop', (event) => event.preventDefault());
  expect(drop(title, ['Files'])).toEqual({ isPrevented: true, effect: 'none' });
  expect(drop(title, ['text/plain'])).toEqual({ isPrevented: false, effect: 'copy' });
  expect(drop(zone, ['Files'])).toEqual({ isPrevented: true, effect: 'copy' });
  expect(drop(editor, ['Files'])).toEqual({ isPrevented: false, effect: 'copy' });
});
