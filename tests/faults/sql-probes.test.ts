// SQL in every filter, sorting, path and query parameter of the contract, on a real server: it finds as many rows as any other text does, takes no longer and
// breaks nothing. Other wrong values in the same places get a Polish sentence.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, unattendedToken } from '../support/product.ts';
import { startOnDemoData } from './demo-product.ts';
import { eachAtOnce } from './each-at-once.ts';
import { literal, type Place, payloads, places, wrongValues } from './parameter-probes.ts';

const isLong = process.env.FAULTS === 'long';

/** The long form tries everything everywhere. The short one tries one value in each place: a statement in every other one, a wrong value in the rest. */
const [ofStatements, ofWrongValues] = isLong
  ? [places, places]
  : [places.filter((_, index) => index % 2 === 0), places.filter((_, index) => index % 2 === 1)];
const chosen = <Value>(values: readonly Value[], place: Place): readonly Value[] =>
  isLong ? values : [values[(places.indexOf(place) >> 1) % values.length] as Value];

/** Milliseconds; the statements sleep longer. */
const longest = 60_000;

interface Answer {
  status: number;
  rows: number | null;
  text: string;
}

let product: Product;
let token: string;

beforeAll(async () => {
  product = await startOnDemoData({ LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0' });
  token = product.token;
});
afterAll(() => product?.stop());

async function ask(place: Place, encoded: string): Promise<Answer> {
  const bearer = token;
  const response = await fetch(`${product.url}${place.path(encoded)}`, {
    method: place.operation.method.toUpperCase(),
    headers: { authorization: `Bearer ${bearer}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  });
  const text = await response.text();
  // the operation that ends sign-ins
  if (response.status === 401 && bearer === token) token = await unattendedToken(product.url);
  return { status: response.status, rows: rowsOf(response, text), text };
}

function rowsOf({ status, headers }: Response, text: string): number | null {
  if (status !== 200) return null;
  const total = headers.get('total-count');
  if (total !== null) return Number(total);
  if (!/json/.test(headers.get('content-type') ?? '')) return text.split('\n').length;
  const body: unknown = JSON.parse(text);
  return Array.isArray(body) ? body.length : null;
}

function textsOf(answer: Answer, column: string): string[] {
  const rows: unknown = answer.status === 200 && answer.text.startsWith('[') ? JSON.parse(answer.text) : [];
  return (rows as Record<string, unknown>[]).flatMap((row) => {
    const value = row[column];
    return typeof value === 'string' && value.length > 3 ? [value] : [];
  });
}

/** Texts that are those of rows once `_`, `%` and `\` mean something. */
function wildcards(text: string): string[] {
  return [
    `${text.slice(0, 2)}_${text.slice(3)}`,
    `${text.slice(0, 1)}%${text.slice(-1)}`,
    `${text.slice(0, 2)}\\${text.slice(2)}`,
  ];
}

/** A search that finds words: of a text with SQL in it those that its letters and digits make. */
const isWordSearch = ({ name }: Place): boolean => name === 'searchPublic phrase';
const wordsOf = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

test('SQL in parameters is text', { timeout: 3_600_000 }, async () => {
  const faults: string[] = [];
  let probes = 0;
  await eachAtOnce(8, ofStatements, async (place) => {
    const expected = await ask(place, literal);
    const compare = async (payload: string) => {
      probes += 1;
      const same = isWordSearch(place) ? await ask(place, encodeURIComponent(wordsOf(payload))) : expected;
      const { status, rows, text } = await ask(place, encodeURIComponent(payload));
      if (status === same.status && rows === same.rows) return;
      faults.push(
        `${place.name} ${payload}: ${status} with ${rows} rows instead of ${same.status} with ${same.rows} (${text.slice(0, 200)})`,
      );
    };
    for (const payload of chosen(payloads(isLong), place)) await compare(payload);
    if (place.column === undefined || expected.status !== 200) return;
    const [found] = textsOf(
      await ask({ ...place, path: () => place.path('').replace(/[?&](?:extraF|f)ilters=.*/, '') }, ''),
      place.column.name,
    );
    for (const payload of found === undefined ? [] : chosen(wildcards(found), place)) await compare(payload);
  });
  process.stdout.write(
    `SQL: ${probes} probes in ${ofStatements.length} of ${places.length} places, ${faults.length} through\n`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
});

test('wrong values are refused in Polish', { timeout: 3_600_000 }, async () => {
  const faults: string[] = [];
  await eachAtOnce(8, ofWrongValues, async (place) => {
    for (const value of chosen(wrongValues, place)) {
      const { status, text } = await ask(place, value);
      // codes are for programs
      const words = text.replaceAll(/"code":"\w+"/g, '');
      const isEnglish = status >= 400 && /invalid|expected|unexpected|must|error:/i.test(words);
      if (status >= 500 || isEnglish)
        faults.push(`${place.name} ${value.slice(0, 50)}: ${status} ${text.slice(0, 300)}`);
    }
  });
  expect(faults.slice(0, 20)).toEqual([]);
});
