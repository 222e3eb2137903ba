// Validates a new password and its repetition (specification, section 5).
import { forcedPasswordFormSchema, type PasswordPolicy } from '@redakcja/domain/access/password-form';

export type NewPasswordInput =
  | { isValid: true; password: string }
  | { isValid: false; fields: { newPassword?: string; confirmPassword?: string } };

export function checkNewPassword(
  newPassword: string,
  confirmPassword: string,
  policy: PasswordPolicy,
): NewPasswordInput {
  const result = forcedPasswordFormSchema(policy).safeParse({ newPassword, confirmPassword });
  if (result.success) return { isValid: true, password: newPassword };
  const messages = (name: string) =>
    result.error.issues.filter(({ path }) => path[0] === name).map(({ message }) => message);
  const fields = Object.fromEntries(
    ['newPassword', 'confirmPassword']
      .map((name) => [name, messages(name).join('. ')] as const)
      .filter(([, text]) => text !== ''),
  );
  return { isValid: false, fields };
}
