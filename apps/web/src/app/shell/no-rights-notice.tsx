import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';

/** Section 2.1: for a user without any permission. */
export function NoRightsNotice() {
  return (
    <>
      <h1 className="visually-hidden">Brak uprawnień</h1>
      <EmptyState
        icon="lock"
        title="Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!"
        hint="W sprawie uprawnień zwróć się do administratora."
        action={<Link to="/logout">Wyloguj się</Link>}
      />
    </>
  );
}
