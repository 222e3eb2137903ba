// What a list may be filtered and sorted by: from `x-filters`, `x-extraFilters` and `x-sortings` of an operation, as code and as tables for people.

/** Extension with columns → name of the part of the definition. */
const columnParts = { 'x-filters': 'columns', 'x-extraFilters': 'extraColumns' };

function listOperations(document) {
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-filters'] !== undefined);
}

function columnSource([name, { kind, operations, min, isPersonal, enum: enumName }]) {
  const parts = [
    `kind: '${kind}'`,
    ...(enumName === undefined ? [] : [`values: Object.values(${enumName})`]),
    ...(min === undefined ? [] : [`min: ${min}`]),
    ...(isPersonal === undefined ? [] : [`isPersonal: ${isPersonal}`]),
    `operations: ${JSON.stringify(operations)}`,
  ];
  return `    ${name}: { ${parts.join(', ')} },`;
}

function definitionSource(operation) {
  const parts = Object.entries(columnParts).filter(([extension]) => operation[extension] !== undefined);
  const columns = parts.flatMap(([extension]) => Object.values(operation[extension]));
  const enums = [...new Set(columns.flatMap((column) => column.enum ?? []))].sort();
  const sortings = operation['x-sortings'] ?? { columns: [], default: [] };
  const defaults = sortings.default
    .map((text) => text.split(';'))
    .map(([column, direction]) => ({ column, direction }));
  return [
    '// Generated from openapi.yaml. Nobody writes here.',
    ...enums.map((name) => `import { ${name} } from '../model/${name[0].toLowerCase()}${name.slice(1)}.ts';`),
    `export const ${operation.operationId}Definition = {`,
    ...parts.flatMap(([extension, part]) => [
      `  ${part}: {`,
      ...Object.entries(operation[extension]).map(columnSource),
      '  },',
    ]),
    `  sortings: ${JSON.stringify(sortings.columns)},`,
    `  defaultSortings: ${JSON.stringify(defaults)},`,
    '} as const;',
    '',
  ].join('\n');
}

/** A file per operation, so that a screen loads the definition of its own list and no other. */
export function listDefinitionFiles(document) {
  return listOperations(document).map((operation) => ({
    name: `lists/${operation.operationId}.ts`,
    text: definitionSource(operation),
  }));
}

function valueText(document, { kind, min, enum: enumName }) {
  if (enumName !== undefined) return `${enumName} (${document.components.schemas[enumName]?.enum.join(', ')})`;
  return min === undefined ? kind : `${kind} ≥ ${min}`;
}

function columnTable(document, parameter, columns) {
  const rows = Object.entries(columns).map(([name, column]) =>
    [`\`${name}\``, valueText(document, column), column.operations.join(', '), column.description ?? ''].join(' | '),
  );
  return [`Columns of \`${parameter}\`:`, '', '| Column | Value | Operations | |', '|---|---|---|---|']
    .concat(rows.map((row) => `| ${row} |`))
    .join('\n');
}

function sortingSentence({ columns, default: defaults }) {
  const names = (texts) => texts.map((text) => `\`${text}\``).join(', ');
  return `Columns of \`sortings\`: ${names(columns)}. Default: ${names(defaults)}.`;
}

/** Adds the tables to the descriptions of the bundled document, for readers of the API's documentation. */
export function describeLists(document) {
  for (const operation of listOperations(document)) {
    const tables = Object.keys(columnParts)
      .filter((extension) => operation[extension] !== undefined)
      .map((extension) => columnTable(document, extension.slice('x-'.length), operation[extension]));
    const sortings = operation['x-sortings'] === undefined ? [] : [sortingSentence(operation['x-sortings'])];
    operation.description = [operation.description?.trim() ?? [], ...tables, ...sortings].flat().join('\n\n');
  }
}
