import { minPasswordLength, type PasswordPolicy } from '@redakcja/domain/access/password-form';
import { useStore } from '@tanstack/react-form';
import { withFieldGroup } from '../../shared/form/state/app-form.ts';
import { PasswordRules } from './password-rules.tsx';

const noPolicy: { policy: PasswordPolicy } = { policy: { minLength: minPasswordLength, names: [] } };

/** A new password, what it must hold, and the same again. */
export const NewPasswordFields = withFieldGroup({
  defaultValues: { newPassword: '', confirmPassword: '' },
  props: noPolicy,
  render: function NewPassword({ group, policy }) {
    const newPassword = useStore(group.store, (state) => state.values.newPassword);
    return (
      <>
        <group.AppField name="newPassword">
          {(field) => <field.TextField label="Nowe hasło" type="password" autoComplete="new-password" />}
        </group.AppField>
        <PasswordRules password={newPassword} policy={policy} />
        <group.AppField name="confirmPassword">
          {(field) => <field.TextField label="Powtórz nowe hasło" type="password" autoComplete="new-password" />}
        </group.AppField>
      </>
    );
  },
});

/** Names of the two fields in both forms of passwords. */
export const newPasswordFields = { newPassword: 'newPassword', confirmPassword: 'confirmPassword' } as const;
