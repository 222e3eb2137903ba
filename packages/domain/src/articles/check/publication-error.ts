// What a publication is held back for, as facts: the code decides, the label is shown.
import { ProblemCode } from '@redakcja/generated/model/problemCode';

/** An error in the texts, an attachment that nobody has seen yet, or a field that is empty. */
export interface PublicationError {
  code: ProblemCode;
  /** In a few words: „numer PESEL (2)”. */
  label: string;
}

/** An error that a written reason covers. */
export const textError = (label: string): PublicationError => ({ code: ProblemCode.TextErrors, label });

/** Each once, with its number. */
export function counted(errors: readonly PublicationError[]): PublicationError[] {
  return [...Map.groupBy(errors, ({ label }) => label)].map(([label, [first, ...more]]) => ({
    code: first?.code ?? ProblemCode.TextErrors,
    label: more.length === 0 ? label : `${label} (${more.length + 1})`,
  }));
}

/** As they are shown. */
export const labelsOf = (errors: readonly PublicationError[]): string[] => errors.map(({ label }) => label);

/** Whether a file among these errors still waits: what it has, nobody has seen, so that no reason covers it. */
export const waitsForCheck = (errors: readonly Pick<PublicationError, 'code'>[]): boolean =>
  errors.some(({ code }) => code === ProblemCode.WaitingForCheck);

/** What a refusal for all of these is for a program: who waits is told the rest afterwards. */
export const codeOf = (errors: readonly Pick<PublicationError, 'code'>[]): ProblemCode =>
  waitsForCheck(errors) ? ProblemCode.WaitingForCheck : (errors[0]?.code ?? ProblemCode.TextErrors);
