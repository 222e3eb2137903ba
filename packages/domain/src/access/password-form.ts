// Rules of passwords (specification, section 5, Access). A password is never trimmed: blanks belong to it.
import { ForcedPasswordInput } from '@redakcja/generated/zod/forcedPasswordInput';
import {
  PasswordChangeInput,
  passwordChangeInputNewPasswordMax,
  passwordChangeInputNewPasswordMin,
} from '@redakcja/generated/zod/passwordChangeInput';
import * as z from 'zod';
import { fieldsTogether } from '../shared/fields-together.ts';
import { requiredMessage } from '../shared/form-messages.ts';
import { formOf } from '../shared/form-of.ts';
import { verbatim } from '../shared/text-rules.ts';

export const minPasswordLength = passwordChangeInputNewPasswordMin;
export const maxPasswordLength = passwordChangeInputNewPasswordMax;

export const passwordMessages = {
  tooShort: `Hasło musi mieć co najmniej ${minPasswordLength} znaków`,
  digit: 'Hasło musi zawierać co najmniej jedną cyfrę',
  upperCase: 'Hasło musi zawierać co najmniej jedną wielką literę',
  lowerCase: 'Hasło musi zawierać co najmniej jedną małą literę',
  notTheSame: 'Hasła muszą być takie same',
} as const;

/** Rules of a new password with whether it keeps them, for the hints beside the field. */
export function passwordRules(password: string): { message: string; isKept: boolean }[] {
  return [
    { message: passwordMessages.tooShort, isKept: [...password].length >= minPasswordLength },
    { message: passwordMessages.digit, isKept: /\d/.test(password) },
    { message: passwordMessages.upperCase, isKept: /\p{Lu}/u.test(password) },
    { message: passwordMessages.lowerCase, isKept: /\p{Ll}/u.test(password) },
  ];
}

const newPassword = verbatim({ tooShort: () => passwordMessages.tooShort }, (text) =>
  text.superRefine((password, context) => {
    if (password === '') return;
    for (const { message, isKept } of passwordRules(password))
      if (!isKept) context.addIssue({ code: 'custom', message });
  }),
);

/** Change of one's own password, as it is sent. */
export const passwordChangeSchema = formOf(PasswordChangeInput, { currentPassword: verbatim(), newPassword });

/** A password set by a one-time link, as it is sent. */
export const forcedPasswordSchema = formOf(ForcedPasswordInput, { token: verbatim(), newPassword });

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
export const passwordChangeFormSchema = passwordChangeSchema.extend({ confirmPassword }).superRefine(...sameTwice);

/** The screen of the forced change: new, new again. */
export const forcedPasswordFormSchema = forcedPasswordSchema
  .omit({ token: true })
  .extend({ confirmPassword })
  .superRefine(...sameTwice);
