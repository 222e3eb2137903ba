// Facts about screens are only in `<area>/resources.ts`: routes, sidebar, breadcrumbs, titles and links read them there.
import { describe, expect, it } from 'vitest';
import * as access from './access/resources.ts';
import * as archive from './archive/resources.ts';
import * as articles from './articles/resources.ts';
import * as dictionaries from './dictionaries/resources.ts';
import * as menus from './menus/resources.ts';
import * as settings from './settings/resources.ts';
import { type FormScreen, failureOf, type Screen } from './shared/resource.ts';

const screens = [access, archive, articles, dictionaries, menus, settings]
  .flatMap((area) => Object.values<unknown>(area).flat())
  .filter(
    (one): one is { path: string; editTitle?: string } => typeof one === 'object' && one !== null && 'path' in one,
  );
const modules = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(modules)
  .filter(([file]) => !/\.test\.tsx?$|\/resources\.ts$|\/testing\//.test(file))
  .map(([file, text]) => ({ file, text: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }));

function filesWith(literal: RegExp): string[] {
  return sources.filter(({ text }) => literal.test(text)).map(({ file }) => file);
}

it('a button with a bin looks dangerous on every screen', () => {
  const buttons = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:Icon)?Button\b(?:[^<>]|=>|<\/?\w+>)*?\/>/g)].map(([tag]) => ({ file, tag })),
  );
  const bins = buttons.filter(({ tag }) => tag.includes('icon="trash"'));
  expect(bins.length).toBeGreaterThan(10);
  expect(bins.filter(({ tag }) => !/variant="danger|\bdanger\b/.test(tag))).toEqual([]);
});

describe('facts of a screen', () => {
  it('are found', () => {
    expect(screens.length).toBeGreaterThan(25);
    expect(sources.length).toBeGreaterThan(200);
  });

  it.each(screens.map(({ path }) => path))('%s is not repeated', (path) => {
    expect(filesWith(new RegExp(`['"\`]${path}(?=['"\`/$])`))).toEqual([]);
  });

  it.each(screens.filter((one): one is typeof one & FormScreen => 'toasts' in one))(
    '$path: no word of its failures stands twice',
    (one) => {
      for (const sentence of [failureOf.load(one), failureOf.update(one)])
        expect(sentence).not.toMatch(/(\b\p{L}+) \1\b/u);
    },
  );

  it.each(screens.flatMap(({ editTitle }) => editTitle ?? []))('nor is the title „%s”', (title) => {
    expect(filesWith(new RegExp(`['"\`>]${title}['"\`<]`))).toEqual([]);
  });

  it.each([archive, dictionaries, menus, settings].flatMap((area) => Object.values<Screen>(area)))(
    '$title names its page of the knowledge base',
    ({ help }) => {
      expect(help).toBeDefined();
    },
  );

  it('and parameters of routes are typed', () => {
    expect(filesWith(/strict: false/)).toEqual([]);
  });
});
