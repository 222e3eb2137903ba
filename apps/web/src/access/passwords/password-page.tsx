import { Navigate } from '@tanstack/react-router';
import { useSession } from '../../shared/session/session.ts';
import { EmptyState } from '../../shared/ui/messages/empty-state.tsx';
import { passwordChange } from '../resources.ts';
import { PasswordForm } from './password-form.tsx';

/** /zmiana-hasla/{identityUserId} (specification, section 2.3): the user's own password only. */
export function PasswordPage({ identityUserId }: { identityUserId?: string | undefined }) {
  const { user, parameters } = useSession();
  const { isExternal, passwordChangeAddress } = parameters.serverIdentity;
  // the URL without a user, to which password managers link
  if (identityUserId === undefined) {
    const own = { identityUserId: user.identityUserId };
    return <Navigate to={`${passwordChange.path}/{-$identityUserId}`} params={own} replace />;
  }
  if (identityUserId !== user.identityUserId) return <Navigate to="/brak-dostepu" replace />;
  if (!isExternal) return <PasswordForm user={user} minLength={parameters.minPasswordLength} />;
  return (
    <div className="flex flex-column gap-3">
      <h1>{passwordChange.title}</h1>
      <EmptyState
        icon="lock"
        title="Hasło zmienia się u dostawcy tożsamości"
        hint="To on przechowuje hasła do tego serwisu."
        action={<a href={passwordChangeAddress}>Przejdź do zmiany hasła</a>}
      />
    </div>
  );
}
