// Entities of a drawing's own DOCTYPE, as Illustrator writes them for its namespaces: `<!ENTITY ns_svg "http://www.w3.org/2000/svg">`. A plain text
// stands for its name, once: values name no other entity and hold no markup, so that nothing grows and nothing hides. All else stays as it is, which
// the checks refuse: parameter entities, those of another file, and lists of attributes.

const subset = /<!DOCTYPE\s+svg\b([^>[]*)\[([^\]]*)\]\s*>/;
const entity = /<!ENTITY\s+([A-Za-z_][\w.-]{0,99})\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
/** Without quotes, brackets and references, also to other entities. */
const plainValue = /^[^<>&%"'\p{Cc}]{0,1000}$/u;
const predefined = ['lt', 'gt', 'amp', 'quot', 'apos'];
const maxEntities = 100;
/** Characters by which a drawing may grow. */
const maxGrowth = 1_048_576;

/** The drawing with its entities replaced and their declarations gone; unchanged when one of them is of another kind. */
export function withoutEntities(source: string): string {
  const found = subset.exec(source);
  if (found === null) return source;
  const [doctype, name = '', declarations = ''] = found;
  const values = new Map<string, string>();
  for (const [, key = '', double, single] of declarations.matchAll(entity)) {
    const value = double ?? single ?? '';
    if (!plainValue.test(value) || predefined.includes(key)) return source;
    // the first declaration is the one that holds
    if (!values.has(key)) values.set(key, value);
  }
  const isKnown = declarations.replaceAll(entity, '').trim() === '';
  if (!isKnown || values.size > maxEntities) return source;
  const after = found.index + doctype.length;
  const rest = source.slice(after);
  let growth = 0;
  const replaced = rest.replaceAll(/&([A-Za-z_][\w.-]{0,99});/g, (reference, key: string) => {
    const value = values.get(key) ?? reference;
    growth += value.length - reference.length;
    return growth > maxGrowth ? reference : value;
  });
  return growth > maxGrowth ? source : `${source.slice(0, found.index)}<!DOCTYPE svg${name}>${replaced}`;
}
