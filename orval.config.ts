import { readFileSync } from 'node:fs';
import { defineConfig, type OpenApiComponentsObject, type OpenApiDocument } from 'orval';

/** Bundled from openapi.yaml by `npm run generate`, since all tools read a single document. */
const contract = 'packages/generated/openapi.json';
const runtime = 'packages/generated/runtime/http.ts';
/** `npm run generate` writes to a temporary folder beside `src` and renames it on success. */
const folder = process.env.GENERATED_FOLDER ?? 'packages/generated/src';

interface Operation {
  operationId?: string;
  responses?: Record<string, { headers?: Record<string, unknown> }>;
}

/** Operations with the total in a response header: their generated function returns `{ items, total }`. */
function listOperations(): string[] {
  const document = JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  return Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => {
      const headers = operation.responses?.['200']?.headers ?? {};
      return 'total-count' in headers || 'x-total-count' in headers;
    })
    .map((operation) => operation.operationId as string);
}

const listOverrides = Object.fromEntries(
  listOperations().map((id) => [id, { mutator: { path: runtime, name: 'listRequest' } }]),
);

/** The components alone, since forms extend no others; without descriptions, which would be half of what the schemas weigh in a browser. */
function componentsWithoutTexts({ openapi, info, components }: OpenApiDocument): OpenApiDocument {
  const isText = (key: string, value: unknown) => key === 'description' && typeof value === 'string';
  const schemas: OpenApiComponentsObject['schemas'] = JSON.parse(JSON.stringify(components?.schemas), (key, value) =>
    isText(key, value) ? undefined : value,
  );
  return { openapi, info, paths: {}, components: { schemas } };
}

const header = () => ['Generated from openapi.yaml. Nobody writes here.'];
const shared = {
  mode: 'tags-split',
  indexFiles: false,
  headers: false,
  tsconfig: 'packages/generated/tsconfig.json',
} as const;

export default defineConfig({
  web: {
    input: contract,
    output: {
      ...shared,
      target: folder,
      schemas: `${folder}/model`,
      client: 'react-query',
      httpClient: 'axios',
      mock: { generators: [{ type: 'msw', useExamples: true, locale: 'pl', delay: 0 }] },
      override: {
        header,
        mutator: { path: runtime, name: 'request' },
        operations: listOverrides,
        query: { version: 5, signal: true },
      },
    },
  },
  cli: {
    input: contract,
    output: {
      ...shared,
      target: `${folder}/axios`,
      schemas: `${folder}/model`,
      client: 'axios-functions',
      override: { header, mutator: { path: runtime, name: 'request' }, operations: listOverrides },
    },
  },
  zod: {
    input: { target: contract, override: { transformer: componentsWithoutTexts } },
    output: {
      ...shared,
      mode: 'single',
      target: `${folder}/zod/operations.ts`,
      schemas: { path: `${folder}/zod`, type: 'zod' },
      schemaFileExtension: '.ts',
      client: 'zod',
      override: { header, zod: { generateReusableSchemas: true } },
    },
  },
});
