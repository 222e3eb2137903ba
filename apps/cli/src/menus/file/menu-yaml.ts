import type { Json } from '@redakcja/generated/contract';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { isMap, isNode, isScalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { closestMatch } from '../../shared/failures/closest-match.ts';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { readYaml, type YamlFile, yamlText } from '../../shared/output/yaml-file.ts';
import { articleOrderNames, defaultOrder } from '../read/article-orders.ts';
import { type MenuName, menuNames } from '../read/menu-names.ts';
import { type Entry, EntryPlaces, type Texts, targetName, targetOf } from './menu-file.ts';

const target = z.string().transform((name, context) => {
  const found = targetOf(name);
  if (found === undefined)
    context.addIssue({ code: 'custom', message: `oczekiwano ${Object.keys(LinkTarget).join(', ')}` });
  return found ?? LinkTarget.SameTab;
});

const textFields = {
  displayText: z.string().min(1),
  title: z.string().min(1).optional(),
  url: z.string().nullish(),
  target: target.optional(),
};
const texts = z.strictObject(textFields);
const fields = {
  ...textFields,
  description: z.string().nullish(),
  isHidden: z.boolean().optional(),
  articleOrder: z.enum(articleOrderNames).optional(),
  linkToCategory: z.tuple([z.enum(menuNames)], z.string()).nullish(),
  linkToArticle: z.union([z.int(), z.array(z.string()).length(2)]).nullish(),
  languages: z.record(z.string().regex(/^[A-Z]{2}(-[A-Z]{2,3})?$/), texts).optional(),
};
const own = z.strictObject(fields);
interface FileCategory extends z.output<typeof own> {
  children?: FileCategory[] | undefined;
}
const category: z.ZodType<FileCategory> = own.extend({ children: z.lazy(() => z.array(category)).optional() });
const file = z.strictObject({
  poziome: z.array(category).optional(),
  pionowe: z.array(category).optional(),
});
const fullTexts = ({ displayText, title, url, target: opens }: z.output<typeof texts>): Texts => ({
  displayText,
  title: title ?? displayText,
  url: url ?? null,
  target: opens ?? LinkTarget.SameTab,
});

function* entriesUnder(places: EntryPlaces, level: number, categories: readonly FileCategory[]): Generator<Entry> {
  for (const one of categories) {
    const place = places.place(level, one.displayText);
    if (place === null) continue;
    yield {
      ...place,
      polish: { ...fullTexts(one), description: one.description ?? null },
      isHidden: one.isHidden ?? false,
      articleOrder: one.articleOrder ?? defaultOrder,
      linkToCategory: one.linkToCategory ?? null,
      linkToArticle: one.linkToArticle ?? null,
      languages: Object.fromEntries(Object.entries(one.languages ?? {}).map(([code, own]) => [code, fullTexts(own)])),
    };
    yield* entriesUnder(places, level + 1, one.children ?? []);
  }
}

type Unknown = z.core.$ZodIssueUnrecognizedKeys;
const isUnknown = (issue: z.core.$ZodIssue): issue is Unknown => issue.code === 'unrecognized_keys';

const keyNode = (map: YAMLMap, name: string | undefined) =>
  map.items.find(({ key }) => isScalar(key) && key.value === name)?.key ?? map;

const kinds: Readonly<Record<string, string>> = {
  string: 'tekstu',
  int: 'liczby całkowitej',
  boolean: 'true albo false',
  array: 'listy',
  tuple: 'listy',
  object: 'pól z wartościami',
  record: 'pól z wartościami',
};

function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `nieznane pole ${issue.keys.map(unknownName).join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined ? 'jest wymagane' : `oczekiwano ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `oczekiwano jednego z: ${issue.values.join(', ')}`;
    case 'too_small':
      return 'jest wymagane';
    case 'invalid_key':
      return 'to nie jest kod języka';
    default:
      return 'niedozwolona wartość';
  }
}

function unknownName(name: string): string {
  const similar = closestMatch(name, [...Object.keys(fields), 'children', ...menuNames]);
  return `„${name}”${similar === undefined ? '' : ` (może chodziło o: ${similar}?)`}`;
}

interface Fault {
  line: number;
  message: string;
}

/** The categories of a file; what is wrong in it is reported. */
export function entriesIn({ root, value, lineOf, fault }: YamlFile, report: (fault: Fault) => void): Entry[] {
  if (fault !== null) report(fault);
  const result = file.safeParse(value ?? {}, { error: sentence });
  // a mistyped field explains why another one is missing
  const issues = (result.error?.issues ?? []).toSorted((a, b) => Number(isUnknown(b)) - Number(isUnknown(a)));
  for (const issue of issues) {
    const { path, message } = issue;
    const near = isMap(root) ? (root.getIn(path, true) ?? root.getIn(path.slice(0, -1), true)) : root;
    const at = isUnknown(issue) && isMap(near) ? keyNode(near, issue.keys[0]) : near;
    report({ line: lineOf(isNode(at) ? at : root), message: `${path.join('.') || 'początek'}: ${message}` });
  }
  if (result.data === undefined) return [];
  const { data } = result;
  return menuNames.flatMap((menu) => [...entriesUnder(new EntryPlaces(menu), 1, data[menu] ?? [])]);
}

export function fromYaml(text: string): Entry[] {
  return entriesIn(readYaml(text), ({ line, message }) => {
    throw new CommandError(`Błąd w pliku, wiersz ${line}: ${message}`);
  });
}

type Values = { [name: string]: Json };
type Node = Values & { children?: Node[] };

/** Leaves out default values. */
function writtenTexts({ displayText, title, url, target: opens }: Texts): Values {
  return {
    displayText,
    title,
    ...(url === null ? {} : { url }),
    ...(opens === LinkTarget.SameTab ? {} : { target: targetName(opens) }),
  };
}

export function nodeOf({ polish, isHidden, articleOrder, linkToCategory, linkToArticle, languages }: Entry): Values {
  const codes = Object.entries(languages).map(([code, own]) => [code, writtenTexts(own)]);
  return {
    ...writtenTexts(polish),
    ...(polish.description === null ? {} : { description: polish.description }),
    ...(isHidden ? { isHidden } : {}),
    ...(articleOrder === defaultOrder ? {} : { articleOrder }),
    ...(linkToCategory === null ? {} : { linkToCategory: [...linkToCategory] }),
    ...(linkToArticle === null
      ? {}
      : { linkToArticle: typeof linkToArticle === 'number' ? linkToArticle : [...linkToArticle] }),
    ...(codes.length === 0 ? {} : { languages: Object.fromEntries(codes) }),
  };
}

export function toYaml(entries: readonly Entry[], comment?: readonly string[]): string {
  const roots = new Map<MenuName, Node[]>();
  const nodes = new Map<string, Node>();
  for (const entry of entries) {
    const node: Node = nodeOf(entry);
    nodes.set(entry.key, node);
    const parent = nodes.get(entry.parentKey);
    if (parent === undefined) roots.set(entry.menu, [...(roots.get(entry.menu) ?? []), node]);
    else parent.children = [...(parent.children ?? []), node];
  }
  return yamlText(Object.fromEntries(roots), comment);
}
