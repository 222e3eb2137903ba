// `bip doctor`: checks the usual causes of problems one by one.
import { once } from 'node:events';
import { getLoggedUser } from '@redakcja/generated/axios/access/access';
import { checkResponse } from '@redakcja/generated/contract-check';
import { http } from '@redakcja/generated/http';
import { type Operation, operationOf } from '@redakcja/generated/operation-lookup';
import { sampleRequest } from '@redakcja/generated/sample-request';
import type { AxiosResponse } from 'axios';
import { authenticate, resolveHost } from '../auth/authenticate.ts';
import { useServer } from '../shared/answers/checked-answers.ts';
import type { Context } from '../shared/context.ts';
import { type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { failureOf } from '../shared/failures/failures.ts';
import { polishViolation } from '../shared/failures/polish-violations.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { isChosen } from '../shared/output/selection.ts';
import type { DoctorOptions } from './commands.ts';

interface Check {
  name: string;
  isOk: boolean;
  text: string;
}

/** With a larger clock difference tokens are refused. */
const maxSkew = 60_000;
const day = 86_400_000;
const publicOperations = ['listApplicationLanguages', 'getApplicationParameters'];

export async function doctor(options: DoctorOptions, context: Context): Promise<ExitCode> {
  const host = await resolveHost(context, options);
  const isRecord = options.json === true || isChosen(context.selection);
  let isOk = true;
  const checks: Check[] = [];
  const report = (check: Check) => {
    isOk &&= check.isOk;
    checks.push(check);
    if (!isRecord)
      context.stdout.write(`${check.isOk ? 'dobrze' : 'ŹLE   '}  ${`${check.name}:`.padEnd(13)} ${check.text}\n`);
  };
  const runCheck = async (name: string, work: () => Promise<Omit<Check, 'name'>>) => {
    report({
      name,
      ...(await work().catch((error: unknown) => ({ isOk: false, text: failureOf(context, error).message }))),
    });
  };

  useServer(host);
  const responses: { operation: Operation; response: AxiosResponse<string> }[] = [];
  await runCheck('Połączenie', async () => {
    const started = performance.now();
    for (const id of publicOperations) {
      const operation = operationOf(id);
      if (operation !== undefined) responses.push({ operation, response: await call(operation) });
    }
    return { isOk: true, text: `${host}, ${Math.round((performance.now() - started) / publicOperations.length)} ms` };
  });
  if (host.startsWith('https:')) await runCheck('Certyfikat', () => certificate(new URL(host), context.now()));
  const date = responses[0]?.response.headers.date as string | undefined;
  if (date !== undefined) report(clock(Date.parse(date) - context.now().getTime()));
  if (responses.length > 0) report(contract(responses));
  await runCheck('Logowanie', async () => {
    await authenticate(context, options);
    const { displayName, userName } = await getLoggedUser();
    return { isOk: true, text: `${displayName} (${userName})` };
  });
  if (isRecord) printRecord(context, true, { host, isOk, checks }, () => '');
  return isOk ? exitCodes.ok : exitCodes.failed;
}

function call(operation: Operation): Promise<AxiosResponse<string>> {
  return http.request<string>({
    url: sampleRequest(operation).path,
    method: operation.method,
    responseType: 'text',
    transformResponse: (text: string) => text,
    // not checked on the way: the check of the contract reports it
    adapter: 'http',
    validateStatus: () => true,
  });
}

function clock(skew: number): Check {
  const seconds = Math.round(Math.abs(skew) / 1000);
  // The header has a precision of seconds.
  if (Math.abs(skew) <= maxSkew) return { name: 'Zegar', isOk: true, text: `różnica ${seconds} s` };
  return { name: 'Zegar', isOk: false, text: `ten komputer i serwer różnią się o ${seconds} s. Ustaw czas` };
}

function contract(responses: readonly { operation: Operation; response: AxiosResponse<string> }[]): Check {
  const violations = responses.flatMap(({ operation, response: { status, headers, data: body } }) =>
    checkResponse({ operationId: operation.id, status, headers: headers as Record<string, string>, body }),
  );
  if (violations.length === 0) return { name: 'Kontrakt', isOk: true, text: 'odpowiedzi serwera są z nim zgodne' };
  const text = `serwer ma inną wersję niż to polecenie (${polishViolation(violations[0] ?? '')}). Szczegóły: bip contract check`;
  return { name: 'Kontrakt', isOk: false, text };
}

async function certificate({ hostname, port }: URL, now: Date): Promise<Omit<Check, 'name'>> {
  const { connect } = await import('node:tls');
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect');
    const end = new Date(socket.getPeerCertificate().valid_to);
    const days = Math.floor((end.getTime() - now.getTime()) / day);
    if (!socket.authorized) return { isOk: false, text: `nie można mu zaufać (${String(socket.authorizationError)})` };
    return { isOk: days >= 14, text: `ważny do ${end.toISOString().slice(0, 10)} (dni: ${days})` };
  } finally {
    socket.destroy();
  }
}
