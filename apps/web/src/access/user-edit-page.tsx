import type { UserFormValues } from '@redakcja/domain/access/user-form';
import { useGetLoggedUserProfile, useGetUser, useUpdateUser } from '@redakcja/generated/access/access';
import type { User } from '@redakcja/generated/model/user';
import { useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { EditRecord } from '../shared/form/edit-record.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { ifMatch, saveMeta } from '../shared/form/save-meta.ts';
import { useSession } from '../shared/session/session.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountDetails } from './account-details.tsx';
import { EffectivePermissions } from './effective-permissions.tsx';
import { UserForm } from './user-form.tsx';
import { situationOf, userValues } from './user-form-model.ts';

const load = {
  query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania użytkownika' } },
};

/** /dostep/uzytkownicy/edytuj/{id} (specification, section 2.3): the card of a user, and everybody's own profile. */
export function UserEditPage() {
  const id = Number(useParams({ strict: false }).id);
  const { user, can } = useSession();
  return id === user.id && !can('getUser') ? <OwnProfile id={id} /> : <OtherUser id={id} />;
}

/** One's own account of somebody who may not manage users; the call for it is another one. */
function OwnProfile({ id }: { id: number }) {
  return <UserRecord id={id} query={useGetLoggedUserProfile(load)} />;
}

function OtherUser({ id }: { id: number }) {
  return <UserRecord id={id} query={useGetUser(id, load)} />;
}

type UserQuery = ComponentProps<typeof EditRecord<User, UserFormValues>>['query'];

function UserRecord({ id, query }: { id: number; query: UserQuery }) {
  const session = useSession();
  return (
    <EditRecord name={`user:${id}`} query={query} toValues={(user) => userValues(user, situationOf(session, user))}>
      {(record) => <UserEdit id={id} record={record} />}
    </EditRecord>
  );
}

function UserEdit({ id, record }: { id: number; record: EditedRecord<UserFormValues, User> }) {
  const { can, user: signedIn } = useSession();
  const user = record.data;
  const { mutateAsync: updateUser } = useUpdateUser({
    mutation: {
      meta: saveMeta(
        'Użytkownik został zapisany',
        'Wystąpił niespodziewany błąd podczas aktualizacji danych użytkownika',
      ),
    },
    request: ifMatch(record.etag),
  });
  return (
    <UserForm
      record={record}
      user={user}
      title={`${user.firstname} ${user.surname}`}
      doing={id === signedIn.id ? 'mój profil' : 'edycja'}
      save={(data) => updateUser({ id, data })}
      actions={(editor) => <AccountActions user={user} editor={editor} />}
      aside={
        <>
          <AccountDetails user={user} />
          {can('listUserEffectivePermissions') && <EffectivePermissions userId={id} />}
        </>
      }
    />
  );
}
