// `bip api LISTA --paginate`: every page of a list, as one array.
import { ruleOf } from '@redakcja/generated/contract';
import { http } from '@redakcja/generated/http';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { checkRequest } from '@redakcja/generated/request-check';
import { authenticate, resolveHost } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { polishViolation } from '../shared/failures/polish-violations.ts';
import { rowPrinter } from '../shared/output/output.ts';
import { allRows } from '../shared/requests/all-rows.ts';
import type { CallOperationOptions } from './commands.ts';
import { parseNameValues } from './name-values.ts';
import { requestAddress } from './request-address.ts';

export async function readAllPages(
  operation: Operation,
  options: CallOperationOptions,
  context: Context,
): Promise<void> {
  if (ruleOf(operation).parameters?.some(({ name }) => name === 'page') !== true)
    throw new CommandError(`${operation.id} nie jest listą ze stronami (--paginate)`, exitCodes.usage);
  const params = parseNameValues(options.param ?? []).filter(([name]) => name !== 'page' && name !== 'size');
  const { url } = requestAddress(operation, params, await resolveHost(context, options));
  const violations = await checkRequest(operation, new Request(url));
  if (violations.length > 0)
    throw new CommandError(
      `Żądanie niezgodne z kontraktem:\n  ${violations.map(polishViolation).join('\n  ')}`,
      exitCodes.usage,
    );
  await authenticate(context, options);
  const printer = rowPrinter<unknown>(context, 'json', { columns: [], id: () => null });
  let count = 0;
  for await (const row of allRows(({ page, size }) => readPage(url, page, size))) {
    printer.print(row);
    count += 1;
  }
  printer.end();
  info(context, `Razem: ${count}`);
}

async function readPage(url: URL, page: number, size: number) {
  const address = new URL(url);
  address.searchParams.set('page', String(page));
  address.searchParams.set('size', String(size));
  const { data, headers } = await http.get<string>(`${address.pathname}${address.search}`, {
    responseType: 'text',
    transformResponse: (text: string) => text,
  });
  const items = JSON.parse(data) as unknown[];
  return { items, total: Number(headers['total-count'] ?? headers['x-total-count'] ?? items.length) };
}
