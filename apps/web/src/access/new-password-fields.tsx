import { useStore } from '@tanstack/react-form';
import { withFieldGroup } from '../shared/form/app-form.ts';
import { PasswordRules } from './password-rules.tsx';

/** A new password, what it must hold, and the same again. */
export const NewPasswordFields = withFieldGroup({
  defaultValues: { newPassword: '', confirmPassword: '' },
  render: function NewPassword({ group }) {
    const newPassword = useStore(group.store, (state) => state.values.newPassword);
    return (
      <>
        <group.AppField name="newPassword">
          {(field) => <field.TextField label="Nowe hasło" type="password" autoComplete="new-password" />}
        </group.AppField>
        <PasswordRules password={newPassword} />
        <group.AppField name="confirmPassword">
          {(field) => <field.TextField label="Powtórz nowe hasło" type="password" autoComplete="new-password" />}
        </group.AppField>
      </>
    );
  },
});

/** The two stand under these names in both forms of passwords. */
export const newPasswordFields = { newPassword: 'newPassword', confirmPassword: 'confirmPassword' } as const;
