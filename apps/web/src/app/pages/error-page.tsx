import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { messageOf, statusOf } from '../../shared/problem.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { usePageTitle } from '../../shared/ui/page/page-title.ts';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';

const startTitle = 'Nie udało się otworzyć aplikacji';

/** A screen that could not be shown: a call failed on entry, or the code itself did. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  if (statusOf(error) === 401) return null; // the way to sign-in has been taken already
  if (isMissingCode(error)) return <CodeFailure />;
  return (
    <div role="alert">
      <h1>Nie udało się wyświetlić strony</h1>
      <EmptyState
        icon="exclamation-triangle"
        title={messageOf(error) ?? 'Wystąpił niespodziewany błąd'}
        hint="Spróbuj ponownie. Jeśli błąd się powtarza, zgłoś go administratorowi."
        action={
          <Button label="Spróbuj ponownie" variant="primary" icon="refresh" onClick={() => void router.invalidate()} />
        }
      />
    </div>
  );
}

/** A part of the code did not come: what browsers say of a failed import. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script|preload/i.test(error.message);

/** A browser remembers a failed import, so that only a reload asks for it again; what was typed is in the draft of its form. */
function CodeFailure() {
  return (
    <div role="alert">
      <h1>Nie udało się wczytać ekranu</h1>
      <EmptyState
        icon="exclamation-triangle"
        title="Brak połączenia z siecią albo serwer nie odpowiada"
        hint="Gdy połączenie wróci, wczytaj stronę ponownie. Niezapisane zmiany zostały w szkicu: formularz zaproponuje ich przywrócenie."
        action={
          <Button label="Wczytaj ponownie" variant="primary" icon="refresh" onClick={() => window.location.reload()} />
        }
      />
    </div>
  );
}

/** The application could not be opened: the server is unavailable, or the user cannot be loaded. It has no shell around it. */
export function StartErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle(startTitle);
  if (statusOf(error) === 401) return null;
  return (
    <PlainPage title={startTitle}>
      <p role="alert">{messageOf(error) ?? 'Brak połączenia z serwerem albo serwer nie odpowiada.'}</p>
      <p>Spróbuj ponownie. Jeśli błąd się powtarza, zgłoś go administratorowi.</p>
      <Button label="Spróbuj ponownie" variant="primary" icon="refresh" onClick={() => void router.invalidate()} />
    </PlainPage>
  );
}
