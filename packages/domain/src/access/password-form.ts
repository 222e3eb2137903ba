// Rules of passwords (specification, section 5, Access). A password is never trimmed: blanks belong to it.
import type { ForcedPasswordInput } from '@redakcja/generated/model/forcedPasswordInput';
import type { PasswordChangeInput } from '@redakcja/generated/model/passwordChangeInput';
import * as z from 'zod';
import { fieldsTogether, maxLengthMessage, requiredMessage } from '../shared/form-schema.ts';

export const minPasswordLength = 6;
export const maxPasswordLength = 256;

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

const newPassword = z
  .string({ error: requiredMessage })
  .min(1, requiredMessage)
  .max(maxPasswordLength, maxLengthMessage(maxPasswordLength))
  .superRefine((password, context) => {
    if (password === '') return;
    for (const { message, isKept } of passwordRules(password))
      if (!isKept) context.addIssue({ code: 'custom', message });
  });

const currentPassword = z
  .string({ error: requiredMessage })
  .min(1, requiredMessage)
  .max(maxPasswordLength, maxLengthMessage(maxPasswordLength));

/** Change of one's own password, as it is sent. */
export const passwordChangeSchema = z.object({ currentPassword, newPassword } satisfies Record<
  keyof PasswordChangeInput,
  z.ZodType
>);

/** A password set by a one-time link, as it is sent. */
export const forcedPasswordSchema = z.object({
  token: z.string({ error: requiredMessage }).min(1, requiredMessage),
  newPassword,
} satisfies Record<keyof ForcedPasswordInput, z.ZodType>);

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
export const passwordChangeFormSchema = z
  .object({ currentPassword, newPassword, confirmPassword })
  .superRefine(...sameTwice);

/** The screen of the forced change: new, new again. */
export const forcedPasswordFormSchema = z.object({ newPassword, confirmPassword }).superRefine(...sameTwice);
