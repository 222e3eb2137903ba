// Rules of passwords (specification, section 5, Access). A password is never trimmed: blanks belong to it.
import { ForcedPasswordInput } from '@redakcja/generated/zod/forcedPasswordInput';
import {
  PasswordChangeInput,
  passwordChangeInputNewPasswordMax,
  passwordChangeInputNewPasswordMin,
} from '@redakcja/generated/zod/passwordChangeInput';
import * as z from 'zod';
import { fieldsTogether } from '../shared/forms/fields-together.ts';
import { requiredMessage } from '../shared/forms/form-messages.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { verbatim } from '../shared/forms/text-rules.ts';
import { foldLetters } from '../shared/text/fold-letters.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The least that an office can ask for. */
export const minPasswordLength = passwordChangeInputNewPasswordMin;
export const maxPasswordLength = passwordChangeInputNewPasswordMax;

export const passwordMessages = {
  tooShort: (min: number) => `Hasło musi mieć co najmniej ${min} znaków`,
  digit: 'Hasło musi zawierać co najmniej jedną cyfrę',
  upperCase: 'Hasło musi zawierać co najmniej jedną wielką literę',
  lowerCase: 'Hasło musi zawierać co najmniej jedną małą literę',
  common: 'Hasło nie może być popularnym hasłem ani popularnym słowem z cyframi',
  personal: 'Hasło nie może zawierać loginu, imienia, nazwiska ani adresu e-mail',
  notTheSame: 'Hasła muszą być takie same',
} as const;

/** What the office asks for, and whose password it is. */
export interface PasswordPolicy {
  minLength: number;
  /** Login, first name, surname and e-mail of the owner, as far as they are known. */
  names: readonly string[];
}

/** Rules of a new password with whether it keeps them, for the hints beside the field. */
export function passwordRules(password: string, { minLength, names }: PasswordPolicy) {
  return [
    { message: passwordMessages.tooShort(minLength), isMet: [...password].length >= minLength },
    { message: passwordMessages.digit, isMet: /\d/.test(password) },
    { message: passwordMessages.upperCase, isMet: /\p{Lu}/u.test(password) },
    { message: passwordMessages.lowerCase, isMet: /\p{Ll}/u.test(password) },
    { message: passwordMessages.common, isMet: password !== '' && !isCommonPassword(password) },
    ...(names.length === 0
      ? []
      : [{ message: passwordMessages.personal, isMet: password !== '' && !holdsName(password, names) }]),
  ];
}

/** Shorter parts of names are in too many words. */
const minPartLength = 4;

/** Whether a password holds one of these names or a part of one (`anna.nowak`, `a.nowak@gmina.pl`), or is a short one with digits around it. */
export function holdsName(password: string, names: readonly string[]): boolean {
  const folded = foldLetters(password);
  const letters = folded.replace(/[^a-z]/g, '');
  const parts = names.flatMap((name) => foldLetters(name.replace(/@.*$/, '')).split(/[^a-z0-9]+/));
  return parts.some((part) =>
    part.length >= minPartLength ? folded.includes(part) : part.length > 1 && letters === part,
  );
}

function newPassword(policy: PasswordPolicy) {
  return verbatim({ tooShort: () => passwordMessages.tooShort(policy.minLength) }, (text) =>
    text.superRefine((password, context) => {
      if (password === '') return;
      for (const { message, isMet } of passwordRules(password, policy))
        if (!isMet) context.addIssue({ code: 'custom', message });
    }),
  );
}

/** Change of one's own password, as it is sent. */
export function passwordChangeSchema(policy: PasswordPolicy) {
  return formOf(PasswordChangeInput, { currentPassword: verbatim(), newPassword: newPassword(policy) });
}

/** A password set by a one-time link, as it is sent. */
export function forcedPasswordSchema(policy: PasswordPolicy) {
  return formOf(ForcedPasswordInput, { token: verbatim(), newPassword: newPassword(policy) });
}

interface Repeated {
  newPassword: string;
  confirmPassword: string;
}

const sameTwice = fieldsTogether<Repeated>((form, report) => {
  if (form.confirmPassword && form.newPassword !== form.confirmPassword)
    report('confirmPassword', passwordMessages.notTheSame);
});

const confirmPassword = z.string({ error: requiredMessage }).min(1, requiredMessage);

/** The screen of one's own change: current, new, new again. */
export function passwordChangeFormSchema(policy: PasswordPolicy) {
  return passwordChangeSchema(policy)
    .extend({ confirmPassword })
    .superRefine(...sameTwice);
}

/** The screen of the forced change: new, new again. */
export function forcedPasswordFormSchema(policy: PasswordPolicy) {
  return forcedPasswordSchema(policy)
    .omit({ token: true })
    .extend({ confirmPassword })
    .superRefine(...sameTwice);
}
