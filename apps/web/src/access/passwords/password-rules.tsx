import { type PasswordPolicy, passwordRules } from '@redakcja/domain/access/password-form';

/** What a new password must hold, and which of it the typed one holds already. */
export function PasswordRules({ password, policy }: { password: string; policy: PasswordPolicy }) {
  return (
    <ul className="flex flex-column gap-1 mt-2 mb-3 p-0 small list-none ink-2">
      {passwordRules(password, policy).map(({ message, isMet }) => (
        <li key={message} className={isMet ? 'success' : undefined}>
          <i className={`pi ${isMet ? 'pi-check-circle' : 'pi-circle'} mr-2 small`} aria-hidden="true" />
          {message}
          <span className="visually-hidden">{isMet ? ' – spełnione' : ' – jeszcze nie'}</span>
        </li>
      ))}
    </ul>
  );
}
