// `bip api`: calls any operation of the contract.
import path from 'node:path';
import { operationLabels } from '@redakcja/domain/access/operation-labels';
import { ruleOf } from '@redakcja/generated/contract';
import { http } from '@redakcja/generated/http';
import { operationOf, operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { checkRequest } from '@redakcja/generated/request-check';
import { isAxiosError } from 'axios';
import { authenticate, resolveHost } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { closestMatch } from '../shared/failures/closest-match.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { polishViolation } from '../shared/failures/polish-violations.ts';
import { askConsent, requireConsent } from '../shared/options/consent.ts';
import { printRows } from '../shared/output/output.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { isChosen, printResults } from '../shared/output/selection.ts';
import { readBytes, readUtf8, stdinText } from '../shared/rows/utf8-text.ts';
import type { CallOperationOptions } from './commands.ts';
import { parseNameValues } from './name-values.ts';
import { isReadBack } from './read-back.ts';
import { requestAddress } from './request-address.ts';
import { whyOperation } from './why-operation.ts';

export async function callOperation(
  id: string | undefined,
  options: CallOperationOptions,
  context: Context,
): Promise<ExitCode> {
  if (id === undefined) {
    listOperations(context);
    return exitCodes.ok;
  }
  const operation = operationOf(id);
  if (operation === undefined) {
    const suggestion = closestMatch(
      id,
      operationsBySpecificity.map((one) => one.id),
    );
    const hint = suggestion === undefined ? '' : ` (może chodziło o: ${suggestion}?)`;
    throw new CommandError(`Kontrakt nie ma operacji „${id}”${hint}. Lista: bip api`, exitCodes.usage);
  }
  if (options.why) {
    await authenticate(context, options);
    return whyOperation(operation, parseNameValues(options.param ?? []), context);
  }
  if (options.describe) {
    context.stdout.write((await import('./describe-operation.ts')).operationHelp(operation));
    return exitCodes.ok;
  }
  if (options.paginate) {
    await (await import('./read-all-pages.ts')).readAllPages(operation, options, context);
    return exitCodes.ok;
  }
  const isDestructive = operation.method === 'delete';
  if (isDestructive) requireConsent(context, options.yes);
  const { url, headers } = requestAddress(
    operation,
    parseNameValues(options.param ?? []),
    await resolveHost(context, options),
  );
  const body = await bodyOf(context, options);
  if (body !== undefined && ruleOf(operation).requestBody === undefined)
    throw new CommandError(`Operacja ${id} nie przyjmuje treści (--body, --form)`, exitCodes.usage);
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const request = new Request(url, {
    method: operation.method.toUpperCase(),
    headers: { ...headers, ...json },
    ...(body === undefined ? {} : { body }),
  });
  const found = await checkRequest(operation, request);
  const ofBody = found.filter((one) => one.startsWith('body'));
  const violations =
    ofBody.length > 0 && (await isReadBack(operation, body)) ? found.filter((one) => !ofBody.includes(one)) : found;
  if (violations.length > 0) {
    throw new CommandError(
      `Żądanie niezgodne z kontraktem:\n  ${violations.map(polishViolation).join('\n  ')}`,
      exitCodes.usage,
    );
  }
  await authenticate(context, options);
  if (isDestructive && !options.yes) {
    const declined = await askConsent(context, `Wykonać ${id} (${url.pathname}${url.search})? Tego nie można cofnąć`);
    if (declined !== null) return declined;
  }
  const response = await http
    .request<ArrayBuffer>({
      url: `${url.pathname}${url.search}`,
      method: operation.method,
      headers: { ...headers, ...json },
      responseType: 'arraybuffer',
      ...(body === undefined ? {} : { data: body }),
    })
    .catch((error: unknown) => {
      throw withParsedBody(error);
    });
  const total = response.headers['total-count'] ?? response.headers['x-total-count'];
  if (total !== undefined) info(context, `Razem: ${total}`);
  const type = String(response.headers['content-type'] ?? '');
  const bytes = Buffer.from(response.data);
  write(context, type, bytes);
  const refused = operation.method === 'get' || !isJson(type) ? 0 : refusedRows(JSON.parse(bytes.toString('utf8')));
  if (refused > 0) info(context, `Odmowy: ${refused}`);
  return refused > 0 ? exitCodes.someFailed : exitCodes.ok;
}

const isJson = (type: string) => /[/+]json\b/.test(type);

/** How many rows of a change the server has refused: operations on many rows answer with the errors of each. */
function refusedRows(body: unknown): number {
  if (!Array.isArray(body)) return 0;
  return body.filter(({ errors }) => Array.isArray(errors) && errors.length > 0).length;
}

function listOperations(context: Context): void {
  const rows = [...operationsBySpecificity].sort((a, b) => (a.id < b.id ? -1 : 1));
  printRows(context, 'table', {
    rows,
    id: (row) => row.id,
    columns: [
      { heading: 'OPERACJA', value: (row) => row.id },
      { heading: 'METODA', value: (row) => row.method.toUpperCase() },
      { heading: 'ADRES', value: (row) => row.path },
      { heading: 'OPIS', value: (row) => operationLabels[ruleOf(row).operationId] },
    ],
  });
}

async function bodyOf(context: Context, { body, form }: CallOperationOptions): Promise<string | FormData | undefined> {
  if (form !== undefined) {
    const data = new FormData();
    for (const [name, value] of parseNameValues(form)) {
      if (value.startsWith('@'))
        data.append(name, new Blob([await readBytes(value.slice(1))]), path.basename(value.slice(1)));
      else data.append(name, value);
    }
    return data;
  }
  if (body === '-') return stdinText(context.stdin);
  return body?.startsWith('@') ? readUtf8(body.slice(1)) : body;
}

/** Parses the body of an error response, which was received as bytes. */
function withParsedBody(error: unknown): unknown {
  if (!isAxiosError(error) || error.response === undefined) return error;
  try {
    error.response.data = JSON.parse(Buffer.from(error.response.data as ArrayBuffer).toString('utf8'));
  } catch {
    error.response.data = undefined;
  }
  return error;
}

function printJson(context: Context, body: unknown): void {
  if (Array.isArray(body)) printRows(context, 'json', { rows: body, columns: [], id: () => null });
  else if (typeof body === 'object' && body !== null) printRecord(context, true, body, () => '');
  else if (context.selection.jq === null) context.stdout.write(`${JSON.stringify(body)}\n`);
  else printResults((text) => void context.stdout.write(text), context.selection.jq(body));
}

function write(context: Context, type: string, bytes: Buffer): void {
  const { stdout } = context;
  if (isJson(type)) printJson(context, JSON.parse(bytes.toString('utf8')));
  else if (bytes.length > 0 && isChosen(context.selection))
    throw new CommandError(`Odpowiedź to plik (${type}), więc --fields i --jq nie mają z czego wybierać`);
  else if (!stdout.isTTY) stdout.write(bytes);
  else if (type.startsWith('text/')) stdout.write(bytes.toString('utf8'));
  else throw new CommandError(`To plik (${type}), a nie tekst dla terminala. Zapisz go: --out PLIK`, exitCodes.usage);
}
