import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/ui/page/page-title.ts';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';

const title = 'Nie znaleziono strony';

export function NotFoundPage() {
  usePageTitle(title);
  return (
    <PlainPage title={title}>
      <p>Pod tym adresem nic nie ma. Sprawdź adres albo przejdź do strony głównej.</p>
      <Link to="/">Strona główna</Link>
    </PlainPage>
  );
}
