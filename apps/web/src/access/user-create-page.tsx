import { useCreateUser } from '@redakcja/generated/access/access';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { Navigate } from '@tanstack/react-router';
import { NewRecord } from '../shared/form/new-record.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { useSession } from '../shared/session/session.ts';
import { userCard, usersPath } from './access-paths.ts';
import { usePasswordLink } from './password-link-dialog.tsx';
import { UserForm } from './user-form.tsx';
import { newUserValues } from './user-form-model.ts';

/** /dostep/uzytkownicy/utworz-nowego (specification, section 2.3). */
export function UserCreatePage() {
  const { isIntegratedWithASW } = useSession().parameters;
  const passwordLink = usePasswordLink();
  const { mutateAsync: createUser } = useCreateUser({
    mutation: {
      meta: saveMeta('Użytkownik został utworzony', 'Wystąpił niespodziewany błąd podczas tworzenia użytkownika'),
    },
  });

  async function save(data: UserInput) {
    const created = await createUser({ data });
    // The card opens once the link has been taken down.
    await passwordLink.tell(created.passwordLink);
    return created;
  }

  // Integrated users come from elsewhere; the list has no button for this either.
  if (isIntegratedWithASW) return <Navigate to={usersPath} replace />;
  return (
    <>
      <NewRecord name="user:nowy" values={newUserValues} cardOf={userCard}>
        {(record) => <UserForm record={record} title="Nowy użytkownik" doing="nowy" save={save} />}
      </NewRecord>
      {passwordLink.dialog}
    </>
  );
}
