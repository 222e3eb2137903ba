// `bip contract check`: is what a server answers what the contract says? Any server: the mocks, ours, a vendor's.
import { type Operation, operationsBySpecificity } from '@redakcja/generated/contract';
import { checkAnswer } from '@redakcja/generated/contract-check';
import { http } from '@redakcja/generated/http';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { openAccess } from '../auth/access.ts';
import { serverAddress } from '../auth/provider.ts';
import { type Context, say } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { rowPrinter } from '../shared/output.ts';
import { polishViolation } from '../shared/polish-violations.ts';
import type { CheckContractOptions } from './commands.ts';
import { fromShowingToNeeding, KnownValues } from './known-values.ts';
import { pairs } from './pairs.ts';

interface Violation {
  operation: string;
  status: number;
  violation: string;
}

/** Changes nothing on the server. */
const isSafe = ({ method }: Operation) => method === 'get';

export async function checkContract(options: CheckContractOptions, context: Context): Promise<ExitCode> {
  const host = serverAddress(options.url);
  if (options.anonymous) http.defaults.baseURL = host;
  else await openAccess(context, { ...options, host });
  http.defaults.timeout = 60_000;
  const printer = rowPrinter<Violation>(context, options.output, {
    id: (row) => row.operation,
    columns: [
      { heading: 'OPERACJA', value: (row) => row.operation },
      { heading: 'KOD', value: (row) => row.status },
      { heading: 'NIEZGODNOŚĆ', value: (row) => row.violation },
    ],
  });
  const known = new KnownValues(Object.fromEntries(pairs(options.param ?? [])));
  const operations = operationsBySpecificity.filter(isSafe).sort(fromShowingToNeeding);
  const wrong = new Set<string>();
  const refusals: string[] = [];
  for (const operation of operations) {
    const answer = await answerOf(operation, known);
    if (answer.status >= 400 && answer.status < 500) refusals.push(`${operation.id} ${answer.status}`);
    for (const violation of violationsOf(operation, answer)) {
      wrong.add(operation.id);
      printer.print({ operation: operation.id, status: answer.status, violation });
    }
  }
  printer.end();
  say(context, `Sprawdzono ${operations.length} operacji, niezgodne: ${wrong.size}`);
  // A refusal may keep the contract; what the operation answers otherwise was not seen.
  if (refusals.length > 0) say(context, `Tylko odmowa, bez właściwej odpowiedzi: ${refusals.join(', ')}`);
  if (refusals.length === operations.length && refusals.every((one) => one.endsWith(' 401')))
    throw new CommandError('Serwer odmówił wszystkiego. Zaloguj się: bip login', exitCodes.notSignedIn);
  return wrong.size > 0 ? exitCodes.failed : exitCodes.ok;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The contract lets any operation fail unexpectedly; a server that does has not shown that it keeps it. */
function violationsOf({ id }: Operation, answer: Answer): string[] {
  const prefix = `${id} ${answer.status}: `;
  const said = checkAnswer({ operationId: id, ...answer }).map((sentence) =>
    polishViolation(sentence.startsWith(prefix) ? sentence.slice(prefix.length) : sentence),
  );
  return answer.status >= 500 ? [`serwer nie obsłużył żądania (${answer.status})`, ...said] : said;
}

async function answerOf(operation: Operation, known: KnownValues): Promise<Answer> {
  const answer = await http.request<string>({
    url: sampleRequest(operation, known.for(operation)).path,
    method: operation.method,
    responseType: 'text',
    // The checker wants the text as it came, whatever its status.
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
  const body = answer.data ?? '';
  if (answer.status < 300) known.learn(operation, body);
  return { status: answer.status, headers: answer.headers as Record<string, string>, body };
}
