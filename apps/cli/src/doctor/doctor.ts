// `bip doctor`: what usually stands in the way, looked at one by one.
import { once } from 'node:events';
import { getLoggedUser } from '@redakcja/generated/axios/access/access';
import { type Operation, operationOf } from '@redakcja/generated/contract';
import { checkAnswer } from '@redakcja/generated/contract-check';
import { http } from '@redakcja/generated/http';
import { sampleRequest } from '@redakcja/generated/sample-request';
import type { AxiosResponse } from 'axios';
import { chosenHost, openAccess } from '../auth/access.ts';
import type { Context } from '../shared/context.ts';
import { type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { asCommandError } from '../shared/failures.ts';
import { polishViolation } from '../shared/polish-violations.ts';
import type { DoctorOptions } from './commands.ts';

interface Finding {
  name: string;
  isGood: boolean;
  text: string;
}

/** A token is refused by a clock that is off by more. */
const maxSkew = 60_000;
const day = 86_400_000;
const publicOperations = ['listApplicationLanguages', 'getApplicationParameters'];

export async function doctor(options: DoctorOptions, context: Context): Promise<ExitCode> {
  const host = await chosenHost(context, options);
  let isGood = true;
  const report = (finding: Finding) => {
    isGood &&= finding.isGood;
    context.stdout.write(`${finding.isGood ? 'dobrze' : 'ŹLE   '}  ${`${finding.name}:`.padEnd(13)} ${finding.text}\n`);
  };
  const look = async (name: string, work: () => Promise<Omit<Finding, 'name'>>) => {
    report({
      name,
      ...(await work().catch((error: unknown) => ({ isGood: false, text: asCommandError(error).message }))),
    });
  };

  http.defaults.baseURL = host;
  const answers: { operation: Operation; answer: AxiosResponse<string> }[] = [];
  await look('Połączenie', async () => {
    const started = performance.now();
    for (const id of publicOperations) {
      const operation = operationOf(id);
      if (operation !== undefined) answers.push({ operation, answer: await ask(operation) });
    }
    return { isGood: true, text: `${host}, ${Math.round((performance.now() - started) / publicOperations.length)} ms` };
  });
  if (host.startsWith('https:')) await look('Certyfikat', () => certificate(new URL(host), context.now()));
  const date = answers[0]?.answer.headers.date as string | undefined;
  if (date !== undefined) report(clock(Date.parse(date) - context.now().getTime()));
  if (answers.length > 0) report(contract(answers));
  await look('Logowanie', async () => {
    await openAccess(context, options);
    const { displayName, userName } = await getLoggedUser();
    return { isGood: true, text: `${displayName} (${userName})` };
  });
  return isGood ? exitCodes.ok : exitCodes.failed;
}

function ask(operation: Operation): Promise<AxiosResponse<string>> {
  return http.request<string>({
    url: sampleRequest(operation).path,
    method: operation.method,
    responseType: 'text',
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
}

function clock(skew: number): Finding {
  const seconds = Math.round(Math.abs(skew) / 1000);
  // the header has whole seconds
  if (Math.abs(skew) <= maxSkew) return { name: 'Zegar', isGood: true, text: `różnica ${seconds} s` };
  return { name: 'Zegar', isGood: false, text: `ten komputer i serwer różnią się o ${seconds} s. Ustaw czas` };
}

function contract(answers: readonly { operation: Operation; answer: AxiosResponse<string> }[]): Finding {
  const wrong = answers.flatMap(({ operation, answer: { status, headers, data: body } }) =>
    checkAnswer({ operationId: operation.id, status, headers: headers as Record<string, string>, body }),
  );
  if (wrong.length === 0) return { name: 'Kontrakt', isGood: true, text: 'odpowiedzi serwera są z nim zgodne' };
  const text = `serwer ma inną wersję niż to polecenie (${polishViolation(wrong[0] ?? '')}). Szczegóły: bip contract check`;
  return { name: 'Kontrakt', isGood: false, text };
}

async function certificate({ hostname, port }: URL, now: Date): Promise<Omit<Finding, 'name'>> {
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
    if (!socket.authorized)
      return { isGood: false, text: `nie można mu zaufać (${String(socket.authorizationError)})` };
    return { isGood: days >= 14, text: `ważny do ${end.toISOString().slice(0, 10)} (dni: ${days})` };
  } finally {
    socket.destroy();
  }
}
