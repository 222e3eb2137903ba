// What changes between two schemas, by direction: what a caller sends may be allowed more, what it reads may say less, and nothing else is safe.

/** Follows references within its document. */
export function resolver(document) {
  const resolve = (node) => {
    if (node?.$ref === undefined) return node;
    const target = node.$ref
      .slice(2)
      .split('/')
      .reduce((found, part) => found?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    return resolve(target);
  };
  return resolve;
}

const typesOf = ({ type }) => (type === undefined ? null : [type].flat());
/** An integer is a number. */
const covers = (types, type) => types.includes(type) || (type === 'integer' && types.includes('number'));

/** Values that a schema lists: `enum`, or `const` alone or in `oneOf`, as enumerations with names have it. */
function valuesOf(schema) {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  const choices = schema.oneOf ?? schema.anyOf;
  return choices?.every((one) => one.const !== undefined) ? choices.map((one) => one.const) : null;
}

/** Limits where a greater number allows less, and where a smaller one does. */
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** What `to` forbids that `from` allowed; each as a sentence. */
function narrowed(from, to) {
  const found = [];
  const [typesBefore, typesNow] = [typesOf(from), typesOf(to)];
  if (typesNow !== null) {
    const gone = typesBefore === null ? ['any other type'] : typesBefore.filter((type) => !covers(typesNow, type));
    if (gone.length > 0) found.push(`is no longer ${gone.join(', ')}`);
  }
  const [before, now] = [valuesOf(from), valuesOf(to)];
  if (now !== null) {
    const gone = before === null ? ['any other value'] : before.filter((one) => !now.includes(one));
    if (gone.length > 0) found.push(`no longer has ${gone.map((one) => JSON.stringify(one)).join(', ')}`);
  }
  for (const name of lowerLimits)
    if (to[name] !== undefined && to[name] > (from[name] ?? Number.NEGATIVE_INFINITY))
      if (to[name] > 0 || from[name] !== undefined || /imum/.test(name)) found.push(`has ${name} ${to[name]}`);
  for (const name of upperLimits)
    if (to[name] !== undefined && to[name] < (from[name] ?? Number.POSITIVE_INFINITY))
      found.push(`has ${name} ${to[name]}`);
  for (const name of ['pattern', 'format', 'multipleOf'])
    if (to[name] !== undefined && to[name] !== from[name]) found.push(`has ${name} ${to[name]}`);
  if (to.uniqueItems === true && from.uniqueItems !== true) found.push('has uniqueItems');
  return found;
}

/**
 * @param sides `{ before, now }`: schemas with the resolvers of their documents, `{ schema, resolve }`
 * @param direction `request` or `response`
 * @returns sentences about what breaks, each with the place
 */
export function schemaChanges({ before, now }, direction, place = '', seen = new Set()) {
  const [from, to] = [before.resolve(before.schema), now.resolve(now.schema)];
  if (from === undefined || to === undefined) return [];
  const key = `${before.schema.$ref ?? ''} ${now.schema.$ref ?? ''}`;
  if (key !== ' ' && seen.has(key)) return [];
  const deeper = key === ' ' ? seen : new Set([...seen, key]);
  const isRequest = direction === 'request';
  const at = (text) => `${place === '' ? 'body' : place} ${text}`;
  const inside = (schemas, name) =>
    schemaChanges(
      { before: { ...before, schema: schemas[0] }, now: { ...now, schema: schemas[1] } },
      direction,
      place === '' ? name : `${place}${name.startsWith('[') ? '' : '.'}${name}`,
      deeper,
    );

  const found = (isRequest ? narrowed(from, to) : narrowed(to, from).map(asGrown)).map(at);
  const [properties, nowProperties] = [from.properties ?? {}, to.properties ?? {}];
  for (const [name, schema] of Object.entries(properties)) {
    if (nowProperties[name] !== undefined) found.push(...inside([schema, nowProperties[name]], name));
    else if (!isRequest || to.additionalProperties === false) found.push(at(`no longer has ${name}`));
  }
  const required = (schema) => new Set(schema.required ?? []);
  if (isRequest) {
    for (const name of required(to)) if (!required(from).has(name)) found.push(at(`requires ${name}`));
  } else {
    for (const name of required(from))
      if (!required(to).has(name) && nowProperties[name] !== undefined) found.push(at(`may be without ${name}`));
  }
  if (from.items !== undefined && to.items !== undefined) found.push(...inside([from.items, to.items], '[]'));
  for (const choice of ['oneOf', 'anyOf', 'allOf']) {
    const [one, other] = [from[choice] ?? [], to[choice] ?? []];
    if (valuesOf(from) !== null || valuesOf(to) !== null || one.length !== other.length) continue;
    for (const [index, schema] of one.entries()) found.push(...inside([schema, other[index]], `[${choice} ${index}]`));
  }
  return [...new Set(found)];
}

/** The same about an answer, which has grown where a request would be narrower. */
const asGrown = (text) =>
  text
    .replace('is no longer', 'may be')
    .replace('no longer has', 'may be')
    .replace(/^has (\w+) .*/, 'is not held to $1 any more');
