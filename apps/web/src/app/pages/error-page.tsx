import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { messageOf, statusOf } from '../../shared/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** A screen that could not be shown: a call failed on entry, or the code itself did. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  if (statusOf(error) === 401) return null; // the way to sign-in has been taken already
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
