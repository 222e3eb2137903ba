// The one reader and writer of YAML. A file is read as nodes, so that every message can name its line.
import { type Alias, LineCounter, type Node, parseDocument, stringify, visit } from 'yaml';

/** More is nothing that a person keeps in a file. */
export const maxYamlSize = 20_000_000;

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
  MULTIPLE_DOCS: 'w pliku jest więcej niż jeden dokument',
};

export function readYaml(text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: false });
  const lineAt = (offset: number) => lines.linePos(offset).line || 1;
  const [error] = document.errors;
  const alias = firstAlias(document);
  const fault =
    error !== undefined
      ? { line: lineAt(error.pos[0]), message: messages[error.code] ?? `to nie jest poprawny YAML (${error.code})` }
      : alias !== undefined
        ? { line: lineAt(alias.range?.[0] ?? 0), message: `odwołania (*${alias.source}) nie są tu dozwolone` }
        : null;
  return {
    root: document.contents,
    value: fault === null ? document.toJS({ maxAliasCount: 0 }) : undefined,
    lineOf: (node) => lineAt(node?.range?.[0] ?? 0),
    fault,
  };
}

/** Aliases could make a small file endless. */
function firstAlias(document: ReturnType<typeof parseDocument>): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias: (_, node) => {
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}
