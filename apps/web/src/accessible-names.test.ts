// Over the markup of all screens: a name is only on elements that have a role; others must not have one (WAI-ARIA, prohibited names).
import { expect, it } from 'vitest';

const modules = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Elements whose role is generic, or one that prohibits names. */
const nameless =
  'div|span|p|i|b|em|strong|small|code|label|legend|caption|del|ins|sub|sup|mark|time|abbr|address|hgroup';

/** Opening tags of these elements: up to their `>`, not one inside of an expression. */
function tagsOf(text: string): string[] {
  return [...text.matchAll(new RegExp(`<(?:${nameless})(?=[\\s>])`, 'g'))].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      else if (text[at] === '}') depth -= 1;
      else if (text[at] === '>' && depth === 0) return text.slice(index, at + 1);
    }
    return text.slice(index);
  });
}

const tags = Object.entries(modules)
  .filter(([file]) => !/\.test\.tsx$|\/testing\//.test(file))
  .flatMap(([file, text]) => tagsOf(text).map((tag) => ({ file, tag })));

it('names stand only on elements with a role', () => {
  expect(tags.length).toBeGreaterThan(300);
  const named = tags.filter(({ tag }) => /\saria-label(?:ledby)?=/.test(tag));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ tag }) => !/\srole=/.test(tag))).toEqual([]);
});
