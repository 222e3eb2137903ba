import { passwordRules } from '@redakcja/domain/access/password-form';

/** What a new password must hold, and which of it the typed one holds already. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className="password-rules">
      {passwordRules(password).map(({ message, isKept }) => (
        <li key={message} className={isKept ? 'is-kept' : undefined}>
          <i className={`pi ${isKept ? 'pi-check-circle' : 'pi-circle'}`} aria-hidden="true" />
          {message}
          <span className="visually-hidden">{isKept ? ' – spełnione' : ' – jeszcze nie'}</span>
        </li>
      ))}
    </ul>
  );
}
