import { Link } from '@tanstack/react-router';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';

/** /brak-dostepu: a forbidden place, or a 403 on loading a screen. */
export function NoAccessPage() {
  return (
    <PlainPage title="Nie posiadasz wystarczających uprawnień">
      <p>W sprawie dostępu do tego miejsca zwróć się do administratora.</p>
      <p className="flex gap-4 m-0">
        <Link to="/">Strona główna</Link>
        <Link to="/logout">Wyloguj się</Link>
      </p>
    </PlainPage>
  );
}
