import { type PasswordPolicy, passwordRules } from '@redakcja/domain/access/password-form';

/** What a new password must hold, and which of it the typed one holds already. */
export function PasswordRules({ password, policy }: { password: string; policy: PasswordPolicy }) {
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
