// What breaks programs that were written for an earlier contract: per operation, what is gone, asked for, or answered otherwise.
import { resolver, schemaChanges } from './schemas.mjs';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

function operationsOf(document) {
  const resolve = resolver(document);
  return new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      methods
        .filter((method) => item[method] !== undefined)
        .map((method) => {
          const operation = item[method];
          const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
          return [
            `${method.toUpperCase()} ${path}`,
            {
              ...operation,
              resolve,
              parameters: new Map(parameters.map((one) => [`${one.in} parameter ${one.name}`, one])),
              body: resolve(operation.requestBody),
              security: operation.security ?? document.security ?? [],
            },
          ];
        }),
    ),
  );
}

/** What was announced may go: `deprecated`, and its last day (`x-sunset`) has come. */
const isAnnounced = ({ deprecated, 'x-sunset': sunset }, today) =>
  deprecated === true && sunset !== undefined && sunset <= today;

function parameterChanges(before, now, today) {
  const found = [];
  for (const [name, parameter] of before.parameters) {
    const next = now.parameters.get(name);
    if (next === undefined) {
      if (!isAnnounced(parameter, today)) found.push(`has no ${name} any more`);
      continue;
    }
    if (next.required === true && parameter.required !== true) found.push(`requires the ${name}`);
    const sides = {
      before: { schema: parameter.schema ?? {}, resolve: before.resolve },
      now: { schema: next.schema ?? {}, resolve: now.resolve },
    };
    found.push(...schemaChanges(sides, 'request', name));
  }
  for (const [name, { required }] of now.parameters)
    if (required === true && !before.parameters.has(name)) found.push(`requires the ${name}`);
  return found;
}

function contentChanges(before, now, [from, to], direction, place) {
  return Object.entries(from ?? {}).flatMap(([type, { schema = {} }]) => {
    if (to?.[type] === undefined) return [`${place} is not ${type} any more`];
    const sides = {
      before: { schema, resolve: before.resolve },
      now: { schema: to[type].schema ?? {}, resolve: now.resolve },
    };
    return schemaChanges(sides, direction, place);
  });
}

function bodyChanges(before, now) {
  const found = contentChanges(before, now, [before.body?.content, now.body?.content], 'request', 'body');
  if (now.body?.required === true && before.body?.required !== true) found.push('requires a body');
  return found;
}

/** Failed answers are problems of one form, which is compared where it is declared; new ones may come. */
function answerChanges(before, now) {
  return Object.entries(before.responses ?? {}).flatMap(([status, given]) => {
    const answer = before.resolve(given);
    const next = now.resolve(now.responses?.[status]);
    if (next === undefined) return /^2/.test(status) ? [`does not answer ${status} any more`] : [];
    const headers = Object.keys(answer.headers ?? {}).filter((name) => next.headers?.[name] === undefined);
    return [
      ...headers.map((name) => `${status} has no header ${name} any more`),
      ...contentChanges(before, now, [answer.content, next.content], 'response', status),
    ];
  });
}

/** Entries are alternatives, each a list of permissions: every former one has to suffice still. */
function permissionChanges(before, now) {
  const suffices = (former, entry) =>
    Object.entries(entry).every(
      ([scheme, roles]) => former[scheme] !== undefined && roles.every((role) => former[scheme].includes(role)),
    );
  const isOpen = (security) => security.length === 0;
  if (isOpen(now.security)) return [];
  if (isOpen(before.security)) return ['asks for a sign-in'];
  return before.security
    .filter((former) => !now.security.some((entry) => suffices(former, entry)))
    .map((former) => `is not allowed any more with ${Object.values(former).flat().join(' and ') || 'any sign-in'}`);
}

/**
 * @param today `YYYY-MM-DD`
 * @returns what breaks, a line each: `PUT /api/articles/{id}: …`
 */
export function breakingChanges(before, now, today) {
  const next = operationsOf(now);
  return [...operationsOf(before)].flatMap(([name, operation]) => {
    const other = next.get(name);
    if (other === undefined) return isAnnounced(operation, today) ? [] : [`${name}: is gone`];
    const found = [
      ...(operation.operationId === other.operationId ? [] : [`has another operationId: ${other.operationId}`]),
      ...permissionChanges(operation, other),
      ...parameterChanges(operation, other, today),
      ...bodyChanges(operation, other),
      ...answerChanges(operation, other),
    ];
    return found.map((text) => `${name}: ${text}`);
  });
}
