// Texts in the form in which each program puts them on the clipboard, word by word: what comes of them, and what is said of it.
// testing/fixtures has for each the HTML (or the plain text alone), the plain text where it says more, and what is expected.
import { expect, test, vi } from 'vitest';
import { makeEditor } from '../make-editor.ts';
import { htmlOf } from '../semantic-html.ts';
import { articleTools } from '../toolbar/tools.ts';
import { joinPasted } from './join-pasted.ts';
import { joinedSentences, pasteSentences } from './paste-notice.ts';
import type { ChangesDecision } from './source/tracked-changes.ts';

// jsdom lays nothing out
Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });

const files = import.meta.glob<string>('./testing/fixtures/*', { query: '?raw', import: 'default', eager: true });
const textOf = (name: string) => files[`./testing/fixtures/${name}`];

/** What stands before the expected text in comments. */
interface Said {
  notice?: string;
  /** What is done after „Połącz wiersze”, when it is offered. */
  joined?: string;
  /** Pictures whose alternative text is asked for. */
  pictures?: string;
}

function expected(name: string): { said: Said; html: string } {
  const lines = (textOf(name) ?? '').split('\n');
  const said = lines.flatMap((line) => {
    const [, key = '', value = ''] = /^<!-- (\w+): (.*) -->$/.exec(line) ?? [];
    return key === '' ? [] : [[key, value]];
  });
  return { said: Object.fromEntries(said), html: lines.filter((line) => !line.startsWith('<!--')).join('') };
}

function pasted(fixture: string, decision: ChangesDecision): { said: Said; html: string } {
  const said: Said = {};
  const { quill } = makeEditor(
    document.body.appendChild(document.createElement('div')),
    { tools: articleTools },
    {
      changed: () => {},
      left: () => {},
      leaving: () => {},
      pasted: (notice) => Object.assign(said, withText('notice', pasteSentences(notice))),
      changes: (question) => question.decide(decision),
      lines: vi.fn((offer) => {
        if (!offer) return;
        joinPasted(quill, offer);
        said.joined = joinedSentences(offer.joined);
      }),
      pictures: (pictures) => Object.assign(said, { pictures: String(pictures.length) }),
    },
  );
  quill.setSelection(0, 0);
  const data: Record<string, string | undefined> = {
    'text/html': textOf(`${fixture}.html`),
    'text/plain': textOf(`${fixture}.txt`)?.replace(/\n$/, ''),
  };
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [] };
  quill.root.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
  // the empty line of the editor, which was there before
  return { said, html: htmlOf(quill).replace(/(.)<p><\/p>$/, '$1') };
}

const withText = (key: string, text: string | undefined) => (text === undefined ? {} : { [key]: text });

const cases = Object.keys(files).flatMap((file) => {
  const [, fixture, decision = 'keep'] = /\/([\w-]+)(?:\.(accept|reject))?\.expected\.html$/.exec(file) ?? [];
  return fixture === undefined ? [] : [[fixture, decision as ChangesDecision] as const];
});

test('each fixture has its text expected', () => {
  const fixtures = Object.keys(files).flatMap((file) => /\/([\w-]+)\.(?:html|txt)$/.exec(file)?.[1] ?? []);
  expect([...new Set(fixtures)].toSorted()).toEqual([...new Set(cases.map(([fixture]) => fixture))].toSorted());
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

test.each(cases)('%s (%s)', (fixture, decision) => {
  const name = `${fixture}.${decision === 'keep' ? '' : `${decision}.`}expected.html`;
  expect(pasted(fixture, decision)).toEqual(expected(name));
});
