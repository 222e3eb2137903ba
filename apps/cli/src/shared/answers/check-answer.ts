// Whether an answer is the one that the contract promises. A proxy's page, another server or a cut connection may answer 200 as well.
import type { AnswerRule } from '@redakcja/generated/answer-rules';
import type { AxiosResponse } from 'axios';
import type { core } from 'zod';
import { excerpt } from './excerpt.ts';

/** An answer as it was received. */
export type Received = Pick<AxiosResponse<string | ArrayBuffer | undefined>, 'status' | 'headers' | 'data'>;

const problemType = 'application/problem+json';
const kinds: Readonly<Record<string, string>> = {
  string: 'tekstu',
  number: 'liczby',
  int: 'liczby całkowitej',
  boolean: 'true albo false',
  array: 'tablicy',
  object: 'obiektu',
  null: 'null',
};

export function textOf({ data }: Received): string {
  return typeof data === 'string' ? data : Buffer.from(data ?? new ArrayBuffer()).toString('utf8');
}

function headerOf({ headers }: Received, name: string): string | null {
  const value: unknown = headers[name];
  return value === undefined || value === null ? null : String(value);
}

function mediaTypeOf(answer: Received): string {
  return headerOf(answer, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Status, media type, and the beginning of a text; nothing of JSON, which may contain personal data. */
export function whatCame(answer: Received): string {
  const type = mediaTypeOf(answer);
  const location = headerOf(answer, 'location');
  if (location !== null && answer.status < 400) {
    const target = URL.canParse(location) ? new URL(location).origin : 'inną stronę';
    return `${answer.status}, przekierowanie na ${target}`;
  }
  const start = type.startsWith('text/') ? excerpt(textOf(answer)) : '';
  return [answer.status, type || 'bez rodzaju treści', ...(start === '' ? [] : [`„${start}”`])].join(', ');
}

/** A page for people or a redirect to one. */
export function isPage(answer: Received): boolean {
  return mediaTypeOf(answer) === 'text/html' || (answer.status >= 300 && answer.status < 400);
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('') || 'całej treści';
}

function issueText(issue: core.$ZodIssue | undefined): string {
  const expected = issue?.code === 'invalid_type' ? kinds[issue.expected] : undefined;
  const fault = expected === undefined ? 'niedozwolona wartość' : `oczekiwano ${expected}`;
  return `treść niezgodna z kontraktem w ${pathText(issue?.path ?? [])}: ${fault}`;
}

function parsed(text: string): { body: unknown } | null {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return null;
  }
}

const brokenJson = (text: string) => `urwany albo niepoprawny JSON (znaków: ${text.length})`;

/** Rows of a page, by the number of all of them. */
function pageLength(total: number, query: URLSearchParams): number {
  const size = Number(query.get('size') ?? 20);
  const page = Number(query.get('page') ?? 1);
  return size === 0 ? total : Math.min(size, Math.max(0, total - (page - 1) * size));
}

function totalFault(answer: Received, name: string, body: unknown, query: URLSearchParams): string | null {
  const text = headerOf(answer, name) ?? '';
  if (!/^\d{1,10}$/.test(text)) return `nagłówek ${name} nie jest liczbą`;
  const expected = pageLength(Number(text), query);
  const count = Array.isArray(body) ? body.length : 0;
  return count === expected ? null : `wierszy jest ${count}, a według nagłówka ${name} powinno być ${expected}`;
}

/** What is wrong with a successful answer, in Polish; otherwise its JSON, undefined when the contract promises none. */
export type CheckedAnswer = { fault: string } | { fault: null; json: unknown };

export async function checkSuccess(rule: AnswerRule, answer: Received, query: URLSearchParams): Promise<CheckedAnswer> {
  const wrong = (fault: string) => ({ fault: `${whatCame(answer)}; ${fault}` });
  const { mediaType } = rule;
  if (answer.status !== rule.status) return wrong(`oczekiwano kodu ${rule.status}`);
  if (mediaType === undefined) return { fault: null, json: undefined };
  if (mediaType !== '*/*' && mediaTypeOf(answer) !== mediaType) return wrong(`oczekiwano ${mediaType}`);
  const missing = rule.headers.find((name) => headerOf(answer, name) === null);
  if (missing !== undefined) return wrong(`brak nagłówka ${missing}`);
  if (rule.schema === undefined) return { fault: null, json: undefined };
  const text = textOf(answer);
  if (text === '') return wrong('pusta treść');
  const json = parsed(text);
  if (json === null) return wrong(brokenJson(text));
  // Compiling the schema pays only where there is much to check.
  const jitless = text.length < 100_000;
  const { error } = (await rule.schema()).safeParse(json.body, { jitless });
  if (error !== undefined) return wrong(issueText(error.issues[0]));
  const total = rule.headers.find((name) => name.endsWith('total-count'));
  const fault = total === undefined ? null : totalFault(answer, total, json.body, query);
  return fault === null ? { fault: null, json: json.body } : wrong(fault);
}

/** What is wrong with a refusal; null for a problem of the contract. A server or a proxy in trouble (5xx, 429) may answer anything. */
export function refusalFault(answer: Received): string | null {
  if (answer.status >= 500 || answer.status === 429) return null;
  const came = whatCame(answer);
  if (mediaTypeOf(answer) !== problemType) return answer.status < 400 ? came : `${came}; oczekiwano ${problemType}`;
  const fault = problemFault(textOf(answer));
  return fault === null ? null : `${came}; ${fault}`;
}

function problemFault(text: string): string | null {
  if (text === '') return 'pusta treść';
  const json = parsed(text);
  if (json === null) return brokenJson(text);
  const { title, errors }: Record<string, unknown> = Object(json.body);
  if (typeof title !== 'string') return 'treść niezgodna z kontraktem w .title: oczekiwano tekstu';
  if (!Array.isArray(errors)) return 'treść niezgodna z kontraktem w .errors: oczekiwano tablicy';
  const wrong = errors.findIndex((one) => typeof one !== 'string');
  return wrong === -1 ? null : `treść niezgodna z kontraktem w .errors[${wrong}]: oczekiwano tekstu`;
}
