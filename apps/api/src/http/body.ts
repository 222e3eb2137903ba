import { numbersInTexts } from '@redakcja/domain/shared/text/public-texts';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { z } from 'zod';
import type { InputSchema } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { sentence, sentences } from './contract/message-labels.ts';
import { issueMessage } from './contract/messages.ts';
import type { Checks } from './contract/validation.ts';
import { badRequest, ProblemError } from './problem.ts';

// a rule of a form schema that names no message of its own
z.config({ localeError: issueMessage });

/** A form with all its mistakes in it is not larger; more would be millions of messages about one broken body. */
const maxToExplain = 100_000;

export interface InputReader {
  /** Checks a body (of so many bytes) against the contract and the domain's schema, and gives what the handler gets. */
  read: (body: unknown, size: number) => unknown;
  /** Compiles what the first body would wait for. */
  prepare: () => void;
}

/** @param isPublic whether everybody reads its texts */
export function readInput(
  checks: Checks,
  schema: InputSchema<unknown> | undefined,
  services: Services,
  isPublic = false,
): InputReader {
  // compiling a schema takes longer than using it
  let made: z.ZodType | undefined;
  const madeForm = () => {
    made ??= typeof schema === 'function' ? schema(services) : schema;
    return made;
  };
  const numbersIn = (body: unknown) => (isPublic ? numbersInTexts(body) : []);
  const read: InputReader['read'] = (raw, size) => {
    const body = checks.written(raw ?? undefined);
    const broken = () => checks.body(body, size > maxToExplain ? 'first' : 'all');
    if (size > maxToExplain) refuse(broken());
    const form = madeForm();
    if (form === undefined || typeof body !== 'object' || Array.isArray(body) !== form instanceof z.ZodArray) {
      const wrong = broken();
      if (body === undefined && wrong.length > 0) throw badRequest('Żądanie nie ma treści');
      refuse(wrong, numbersIn(body));
      return body;
    }
    const result = form.safeParse(body, { reportInput: true });
    const issues = result.success ? [] : result.error.issues;
    const numbers = numbersIn(result.success ? result.data : body);
    refuse(issues.filter(isGeneral).map(fieldError), [
      ...issues.filter((issue) => !isGeneral(issue)).map(fieldError),
      ...numbers,
    ]);
    // what the form does not ask for, as fields that are not in it
    refuse(broken());
    return result.data;
  };
  const prepare = () => {
    checks.prepareBody();
    madeForm();
  };
  return { read, prepare };
}

const fieldError = ({ path, message }: z.core.$ZodIssue): FieldError => ({ path: path.join('.'), message });

/** Whether the rule has no message of its own. */
const isGeneral = (issue: z.core.$ZodIssue) => issueMessage(issue as z.core.$ZodRawIssue) === issue.message;

/** Enough for any form, and no answer larger than the request. */
const maxFields = 50;

/** @param general messages that need the name of the field; most messages of the domain have it */
function refuse(general: readonly FieldError[], own: readonly FieldError[] = []): void {
  const told = new Map<string, { field: FieldError; texts: readonly string[] }>();
  for (const field of own) if (!told.has(field.path)) told.set(field.path, { field, texts: sentences([field]) });
  for (const field of general) if (!told.has(field.path)) told.set(field.path, { field, texts: [sentence(field)] });
  const all = [...told.values()].slice(0, maxFields);
  if (all.length === 0) return;
  const errors = [...new Set(all.flatMap(({ texts }) => texts))];
  throw new ProblemError(400, 'Formularz zawiera błędy', errors, { fields: all.map(({ field }) => field) });
}
