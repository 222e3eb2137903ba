import './password-page.css';
import { passwordChangeFormSchema } from '@redakcja/domain/access/password-form';
import { useChangePassword } from '@redakcja/generated/access/access';
import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Form } from '../shared/form/form.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { useForm, useInvalidReason } from '../shared/form/use-form.ts';
import { useSession } from '../shared/session/session.ts';
import { Button } from '../shared/ui/button.tsx';
import { Card } from '../shared/ui/card.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { NewPasswordFields, newPasswordFields } from './new-password-fields.tsx';
import { passwordChange } from './resources.ts';

/** /zmiana-hasla/{identityUserId} (specification, section 2.3): one's own password; nobody changes another's here. */
export function PasswordPage({ identityUserId }: { identityUserId?: string | undefined }) {
  const { user, parameters } = useSession();
  const { isExternal, passwordChangeAddress } = parameters.serverIdentity;
  // the address without a user, which keepers of passwords are led to
  if (identityUserId === undefined) {
    const own = { identityUserId: user.identityUserId };
    return <Navigate to={`${passwordChange.path}/{-$identityUserId}`} params={own} replace />;
  }
  if (identityUserId !== user.identityUserId) return <Navigate to="/brak-dostepu" replace />;
  return (
    <div className="password-page flex flex-column gap-3">
      <h1>{passwordChange.title}</h1>
      {isExternal ? (
        <EmptyState
          icon="lock"
          title="Hasło zmienia się u dostawcy tożsamości"
          hint="To on przechowuje hasła do tego serwisu."
          action={<a href={passwordChangeAddress}>Przejdź do zmiany hasła</a>}
        />
      ) : (
        <PasswordForm user={user} minLength={parameters.minPasswordLength} />
      )}
    </div>
  );
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordForm({ user, minLength }: { user: LoggedUser; minLength: number }) {
  const { id: userId, userName, displayName, email } = user;
  const policy = useMemo(
    () => ({ minLength, names: [userName, displayName, email] }),
    [minLength, userName, displayName, email],
  );
  const schema = useMemo(() => passwordChangeFormSchema(policy), [policy]);
  const navigate = useNavigate();
  const { mutateAsync: changePassword } = useChangePassword({
    mutation: { meta: saveMeta('Hasło zostało zmienione', 'Wystąpił niespodziewany błąd podczas zmiany hasła') },
  });
  const passwordForm = useForm({
    schema,
    values: empty,
    async send({ currentPassword, newPassword }) {
      await changePassword({ id: userId, data: { currentPassword, newPassword } });
      await navigate({ to: '/' });
    },
  });
  const { form, isSending } = passwordForm;
  const disabledReason = useInvalidReason(passwordForm);
  return (
    <Form of={passwordForm}>
      <Card title={`Konto: ${userName}`} className="card-narrow">
        {/* tells password managers whose password it is */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <form.AppField name="currentPassword">
          {(field) => <field.TextField label="Obecne hasło" type="password" autoComplete="current-password" />}
        </form.AppField>
        <NewPasswordFields form={form} fields={newPasswordFields} policy={policy} />
        <div className="flex flex-wrap justify-content-end gap-2 mt-3">
          <Button label="Anuluj" onClick={() => void navigate({ to: '/' })} />
          <Button label="Zapisz" type="submit" variant="primary" busy={isSending} disabledReason={disabledReason} />
        </div>
      </Card>
    </Form>
  );
}
