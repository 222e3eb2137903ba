import { parseSync, Visitor } from 'vite';

interface Named {
  name?: unknown;
  key?: unknown;
}

/** `className`, `inputClassName` and the like, as an attribute or as a property. */
function isClassName({ name, key }: Named): boolean {
  const node = name ?? key;
  return typeof node === 'object' && node !== null && 'name' in node && /^(\w+C|c)lassName$/.test(String(node.name));
}

interface Words {
  /** Strings in the values of `className`. */
  classNames: Set<string>;
  /** All strings, and the names of elements and attributes. */
  all: Set<string>;
}

/** The words of strings; a template that puts a word together gives its parts. Comments and names of variables are none. */
export function wordsIn(code: string): Words {
  const words: Words = { classNames: new Set(), all: new Set() };
  let depth = 0;
  const add = (text: unknown) => {
    if (typeof text !== 'string') return;
    for (const word of text.split(/\s+/).filter(Boolean)) {
      words.all.add(word);
      if (depth > 0) words.classNames.add(word);
    }
  };
  const enter = (node: Named) => {
    if (isClassName(node)) depth += 1;
  };
  const leave = (node: Named) => {
    if (isClassName(node)) depth -= 1;
  };
  const visitor = new Visitor({
    JSXAttribute: enter,
    'JSXAttribute:exit': leave,
    Property: enter,
    'Property:exit': leave,
    'Literal:exit': ({ value }) => add(value),
    'TemplateElement:exit': ({ value }) => add(value.raw),
    'JSXIdentifier:exit': ({ name }) => add(name),
  });
  visitor.visit(parseSync('code.tsx', code).program);
  return words;
}
