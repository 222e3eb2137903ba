// `bip contract check`: checks the responses of any server (mocks, ours, a vendor's) against the contract.

import { checkResponse } from '@redakcja/generated/contract-check';
import { http } from '@redakcja/generated/http';
import { type Operation, operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { authenticate } from '../auth/authenticate.ts';
import { parseServerAddress } from '../auth/provider.ts';
import { useServer } from '../shared/answers/checked-answers.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { polishViolation } from '../shared/failures/polish-violations.ts';
import { rowPrinter } from '../shared/output/output.ts';
import type { CheckContractOptions } from './commands.ts';
import { parseNameValues } from './name-values.ts';
import { byDependency, ParameterValues } from './parameter-values.ts';

interface Violation {
  operation: string;
  status: number;
  violation: string;
}

/** Has no side effects on the server. */
const isSafe = ({ method }: Operation) => method === 'get';

export async function checkContract(options: CheckContractOptions, context: Context): Promise<ExitCode> {
  const host = parseServerAddress(options.url);
  if (options.anonymous) useServer(host);
  else await authenticate(context, { ...options, host });
  const printer = rowPrinter<Violation>(context, options.output, {
    id: (row) => row.operation,
    columns: [
      { heading: 'OPERACJA', value: (row) => row.operation },
      { heading: 'KOD', value: (row) => row.status },
      { heading: 'NIEZGODNOŚĆ', value: (row) => row.violation },
    ],
  });
  const values = new ParameterValues(Object.fromEntries(parseNameValues(options.param ?? [])));
  const operations = operationsBySpecificity.filter(isSafe).sort(byDependency);
  const violating = new Set<string>();
  const refusals: string[] = [];
  for (const operation of operations) {
    const response = await call(operation, values);
    if (response.status >= 400 && response.status < 500) refusals.push(`${operation.id} ${response.status}`);
    for (const violation of violationsOf(operation, response)) {
      violating.add(operation.id);
      printer.print({ operation: operation.id, status: response.status, violation });
    }
  }
  printer.end();
  info(context, `Sprawdzono ${operations.length} operacji, niezgodne: ${violating.size}`);
  // A refusal may conform to the contract, but the actual response was not checked.
  if (refusals.length > 0) info(context, `Tylko odmowa, bez właściwej odpowiedzi: ${refusals.join(', ')}`);
  if (refusals.length === operations.length && refusals.every((one) => one.endsWith(' 401')))
    throw new CommandError('Serwer odmówił wszystkiego. Zaloguj się: bip login', exitCodes.notSignedIn);
  return violating.size > 0 ? exitCodes.failed : exitCodes.ok;
}

interface ServerResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The contract allows any operation to fail unexpectedly, but a server error counts as a violation here. */
function violationsOf({ id }: Operation, response: ServerResponse): string[] {
  const prefix = `${id} ${response.status}: `;
  const violations = checkResponse({ operationId: id, ...response }).map((message) =>
    polishViolation(message.startsWith(prefix) ? message.slice(prefix.length) : message),
  );
  return response.status >= 500 ? [`serwer nie obsłużył żądania (${response.status})`, ...violations] : violations;
}

async function call(operation: Operation, values: ParameterValues): Promise<ServerResponse> {
  const response = await http.request<string>({
    url: sampleRequest(operation, values.for(operation)).path,
    method: operation.method,
    responseType: 'text',
    // The check needs the unparsed text, whatever the status; nothing else checks it on the way.
    adapter: 'http',
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
  const body = response.data ?? '';
  if (response.status < 300) values.collect(operation, body);
  return { status: response.status, headers: response.headers as Record<string, string>, body };
}
