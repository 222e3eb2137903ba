// Scripts in every text that can be stored: bodies of the contract whose texts all carry one, as far as their rules let them.
import { ruleOf, schemaOf } from '@redakcja/generated/contract';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';

type Json = unknown;
type Operation = (typeof operations)[number];

export const scripts = {
  short: ['"><script>x()</script>', '<img src=x onerror=x()>', 'javascript:x()'],
  more: [
    '<svg/onload=x()>',
    '\'"onfocus=x() autofocus ',
    '<a href="java&#10;script:x()">a</a>',
    '<a href="&#1;javascript:x()">a</a>',
    '<iframe srcdoc="<script>parent.x()</script>"></iframe>',
    '<iframe src="javascript:parent.x()"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=x()>">',
    '<noscript><p title="</noscript><img src=x onerror=x()>">',
    '<details open ontoggle=x()>',
    '<p style="background:url(javascript:x())">a</p>',
    '<form><button formaction=javascript:x()>a</button></form>',
    '<object data="data:text/html,<script>x()</script>"></object>',
    '</title></textarea></style><script>x()</script>',
    '--><script>x()</script><!--',
    '<base href="//zly.example/">',
    '<meta http-equiv=refresh content="0;url=javascript:x()">',
    '{{constructor.constructor("x()")()}}',
    '\\u003cscript>x()\\u003c/script>',
    '<ScRiPt>x()</sCrIpT>',
    '<img src="data:image/svg+xml,<svg onload=x()>">',
  ],
};

/** They would end the sign-in of this test, or the account it uses. */
const leftOut = new Set([
  'endSignIn',
  'changePassword',
  'changeForcedPassword',
  'deactivateUser',
  'resetPassword',
  'updateUser',
  'updateArchiveConfig',
]);

export const savingOperations: readonly Operation[] = operations.filter(
  (operation) =>
    operation.method !== 'get' && !leftOut.has(operation.id) && ruleOf(operation).requestBody !== undefined,
);

/** Places of texts in a body: names and numbers from the top. */
function textPlaces(body: Json, at: string[] = []): string[][] {
  if (typeof body === 'string') return [at];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, one]) => textPlaces(one, [...at, key]));
}

function withText(body: Json, [key, ...rest]: string[], text: string): Json {
  if (key === undefined) return text;
  if (Array.isArray(body)) return body.with(Number(key), withText(body[Number(key)], rest, text));
  const object = body as Record<string, Json>;
  return { ...object, [key]: withText(object[key], rest, text) };
}

/** What the samples of the contract lack to be saved beside the data of the demonstration. */
const besideDemonstration: Readonly<Partial<Record<OperationId, object>>> = {
  createUser: {
    userName: 'osoba.ze.skryptem',
    email: 'skrypt@jasionka.example',
    identificationDocumentType: 0,
    roles: [1],
  },
  createTile: { url: 'https://jasionka.example', iconName: 'urzad' },
  createRssChannel: { fromAllSources: true },
  createLanguage: { isoCode: 'DE' },
  createRepositoryGroup: { extensions: ['epub'] },
  changeMenu: { parentElementId: null, previousElementId: null },
  addMenuElements: { additions: [{ element: { displayText: 'Kategoria', title: 'Kategoria' } }] },
};

export interface Target {
  path: string;
  /** The record as it is, where there is one. */
  record?: Readonly<Record<string, Json>>;
}

/** Valid bodies: the contract's sample, and the record with what can be saved of it. */
function bodiesOf(operation: Operation, { record }: Target): Json[] {
  const { body } = sampleRequest(operation);
  const sample: Json = Array.isArray(body) ? body : { ...Object(body), ...besideDemonstration[operation.id] };
  if (record === undefined) return [sample];
  const schema = schemaOf(ruleOf(operation).requestBody?.content['application/json']?.schema ?? {});
  const own = Object.keys((schema.properties ?? {}) as object);
  return [Object.fromEntries(own.filter((key) => key in record).map((key) => [key, record[key]])), sample];
}

export type Send = (operation: Operation, path: string, body: Json) => Promise<{ status: number; fields: string[] }>;

/** Names have to differ. */
let savings = 0;

/** Saves the script in all texts of the operation that take it; gives their number. */
export async function saveScript(operation: Operation, script: string, target: Target, send: Send): Promise<number> {
  const text = `${script}${++savings}`;
  const form = sampleRequest(operation).body;
  if (form instanceof FormData) {
    const { status } = await send(operation, target.path, namedBy(form, text));
    return status < 300 ? 1 : 0;
  }
  let most = 0;
  for (const body of bodiesOf(operation, target))
    most = Math.max(most, await saveIn(operation, text, target.path, body, send));
  return most;
}

async function saveIn(operation: Operation, script: string, path: string, body: Json, send: Send): Promise<number> {
  let places = textPlaces(body);
  while (places.length > 0) {
    const { status, fields } = await send(
      operation,
      path,
      places.reduce((one, place) => withText(one, place, script), body),
    );
    if (status < 300) return places.length;
    const rest = places.filter((place) => !fields.includes(place.join('.')));
    if (rest.length === places.length) return 0;
    places = rest;
  }
  return 0;
}

/** The file of a form with the script as its name. */
function namedBy(form: FormData, script: string): FormData {
  const named = new FormData();
  for (const [name, value] of form) {
    if (value instanceof Blob) named.append(name, value, `${script}.pdf`);
    else named.append(name, value);
  }
  return named;
}
