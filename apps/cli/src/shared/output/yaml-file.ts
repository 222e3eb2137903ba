// The one reader and writer of YAML. A file is read as nodes, so that every message can name its line.
import { unsafeCharacter, unsafeCharacterMessage } from '@redakcja/domain/shared/text/safe-text';
import { LineCounter, type Node, parseDocument, stringify, visit } from 'yaml';

/** More is nothing that a person keeps in a file. */
export const maxYamlSize = 20_000_000;

/** Lines and entries, each of which is an object of a kilobyte: a menu of 5,000 categories has a tenth of them. */
const maxEntries = 500_000;

/** Lines of a comment above the data. */
export function yamlText(value: unknown, comment: readonly string[] = []): string {
  const lines = comment.map((line) => (line === '' ? '#\n' : `# ${line}\n`)).join('');
  return `${lines}${stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}

export interface YamlFile {
  root: Node | null;
  /** The data; undefined when there is a fault. */
  value: unknown;
  lineOf: (node: { range?: readonly number[] | null | undefined } | null | undefined) => number;
  /** What is wrong with the YAML itself, the first of it. */
  fault: { line: number; message: string } | null;
}

const messages: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'to samo pole stoi dwa razy',
  TAB_AS_INDENT: 'wcięcie jest tabulatorem, a muszą to być spacje',
  RESOURCE_EXHAUSTION: 'zagnieżdżenie jest za głębokie',
  MULTIPLE_DOCS: 'w pliku jest więcej niż jeden dokument',
};

export function readYaml(text: string): YamlFile {
  if (hasTooMany(text)) {
    const fault = { line: 1, message: `w pliku jest więcej niż ${maxEntries} wierszy i pozycji` };
    return { root: null, value: undefined, lineOf: () => 1, fault };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: false });
  const lineAt = (offset: number) => lines.linePos(offset).line || 1;
  const [error] = document.errors;
  const refused = firstRefused(document);
  const fault =
    error !== undefined
      ? { line: lineAt(error.pos[0]), message: messages[error.code] ?? `to nie jest poprawny YAML (${error.code})` }
      : refused === undefined
        ? null
        : { line: lineAt(refused.node.range?.[0] ?? 0), message: refused.message };
  return {
    root: document.contents,
    value: fault === null ? document.toJS({ maxAliasCount: 0 }) : undefined,
    lineOf: (node) => lineAt(node?.range?.[0] ?? 0),
    fault,
  };
}

function hasTooMany(text: string): boolean {
  let count = 0;
  for (const _mark of text.matchAll(/[\n,[{]/g)) {
    count += 1;
    if (count > maxEntries) return true;
  }
  return false;
}

interface Refused {
  node: Node;
  message: string;
}

/** Aliases could make a small file endless, and the server refuses texts that are not what they look like. */
function firstRefused(document: ReturnType<typeof parseDocument>): Refused | undefined {
  let found: Refused | undefined;
  const refuse = (node: Node, message: string) => {
    found = { node, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, node) => refuse(node, `odwołania (*${node.source}) nie są tu dozwolone`),
    Scalar: (_, node) => {
      const { value } = node;
      if (typeof value !== 'string' || unsafeCharacter(value, 'several') === undefined) return undefined;
      return refuse(node, unsafeCharacterMessage(value, 'several'));
    },
  });
  return found;
}
