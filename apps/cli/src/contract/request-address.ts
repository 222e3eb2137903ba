import { ruleOf } from '@redakcja/generated/contract';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';

/** Puts each parameter where the contract has it; unknown ones go to the query, where the check of the request names them. */
export function requestAddress(operation: Operation, params: readonly [string, string][], host: string) {
  const rules = ruleOf(operation).parameters ?? [];
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let pathname = operation.path;
  for (const [name, value] of params) {
    const rule = rules.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (rule?.in === 'path') pathname = pathname.replace(`{${rule.name}}`, encodeURIComponent(value));
    else if (rule?.in === 'header') headers[rule.name] = headerValue(rule.name, value);
    else query.append(rule?.name ?? name, value);
  }
  const missing = /\{([^}]+)\}/.exec(pathname)?.[1];
  if (missing !== undefined) throw new CommandError(`Brak parametru: --param ${missing}=…`, exitCodes.usage);
  const url = new URL(pathname, host);
  url.search = query.toString();
  return { url, headers };
}

/** What cannot be sent in a header at all; the check of the request names the rest. */
function headerValue(name: string, value: string): string {
  if (/^[ -~]*$/.test(value)) return value;
  throw new CommandError(`Nagłówek ${name} może mieć tylko znaki ASCII`, exitCodes.usage);
}
