import { numbersInTexts } from '@redakcja/domain/shared/text/public-texts';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { z } from 'zod';
import type { InputSchema } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { sentence, sentences } from './contract/message-labels.ts';
import { generalMessage, issueMessage } from './contract/messages.ts';
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
    const first = checks.body(body, 'first');
    if (body === undefined && first.length > 0) throw badRequest('Żądanie nie ma treści');
    if (first.length > 0 && size > maxToExplain) throw refused(first, []);
    const broken = first.length > 0 ? checks.body(body, 'all') : [];
    const form = madeForm();
    if (form === undefined || typeof body !== 'object' || Array.isArray(body) !== form instanceof z.ZodArray) {
      const wrong = numbersIn(body);
      if (broken.length + wrong.length > 0) throw refused(broken, wrong);
      return body;
    }
    const result = form.safeParse(body);
    const [formErrors, more] = result.success ? [[], []] : zodFields(result.error);
    const better = [...formErrors, ...numbersIn(result.success ? result.data : body)];
    const general = [...broken, ...more.filter(({ path }) => broken.every((one) => one.path !== path))];
    if (general.length > 0 || better.length > 0) throw refused(general, better);
    return result.data;
  };
  const prepare = () => {
    checks.prepareBody();
    madeForm();
  };
  return { read, prepare };
}

/** With messages of the domain, and those that messages.ts has made. */
function zodFields({ issues }: z.ZodError): [FieldError[], FieldError[]] {
  const fields = issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const isGeneral = ({ message }: FieldError) => generalMessage.test(message);
  return [fields.filter((field) => !isGeneral(field)), fields.filter(isGeneral)];
}

/** Most messages of the domain are complete; the contract's general ones need the name of the field. */
function refused(broken: readonly FieldError[], better: readonly FieldError[]): ProblemError {
  const known = new Set(better.map(({ path }) => path));
  const general = broken.filter(({ path }) => !known.has(path));
  const unique = better.filter(({ path }, index) => better.findIndex((one) => one.path === path) === index);
  const errors = [...new Set([...sentences(unique), ...general.map(sentence)])];
  return new ProblemError(400, 'Formularz zawiera błędy', errors, { fields: [...unique, ...general] });
}
