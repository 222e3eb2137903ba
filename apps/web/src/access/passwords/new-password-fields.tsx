import { minPasswordLength, type PasswordPolicy, passwordRules } from '@redakcja/domain/access/password-form';
import { useStore } from '@tanstack/react-form';
import { withFieldGroup } from '../../shared/form/state/app-form.ts';

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

/** What a new password must hold, and which of it the typed one holds already. */
function PasswordRules({ password, policy }: { password: string; policy: PasswordPolicy }) {
  return (
    <ul className="flex flex-column gap-1 mt-2 mb-3 p-0 small list-none ink-2">
      {passwordRules(password, policy).map(({ message, isMet }) => (
        <li key={message} className={`flex gap-2 align-items-baseline ${isMet ? 'success' : ''}`}>
          <i className={`pi ${isMet ? 'pi-check-circle' : 'pi-circle'} flex-none small`} aria-hidden="true" />
          <span>
            {message}
            <span className="visually-hidden">{isMet ? ' – spełnione' : ' – jeszcze nie'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
