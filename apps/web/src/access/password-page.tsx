import '../shared/form/form.css';
import './access.css';
import { passwordChangeFormSchema } from '@redakcja/domain/access/password-form';
import { useChangePassword } from '@redakcja/generated/access/access';
import { Navigate, useNavigate } from '@tanstack/react-router';
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
    <div className="password-page">
      <h1>{passwordChange.title}</h1>
      {isExternal ? (
        <EmptyState
          icon="lock"
          title="Hasło zmienia się u dostawcy tożsamości"
          hint="To on przechowuje hasła do tego serwisu."
          action={<a href={passwordChangeAddress}>Przejdź do zmiany hasła</a>}
        />
      ) : (
        <PasswordForm userId={user.id} userName={user.userName} />
      )}
    </div>
  );
}

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

function PasswordForm({ userId, userName }: { userId: number; userName: string }) {
  const navigate = useNavigate();
  const { mutateAsync: changePassword } = useChangePassword({
    mutation: { meta: saveMeta('Hasło zostało zmienione', 'Wystąpił niespodziewany błąd podczas zmiany hasła') },
  });
  const passwordForm = useForm({
    schema: passwordChangeFormSchema,
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
      <Card title={`Konto: ${userName}`} className="form-card">
        {/* tells password managers whose password it is */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <form.AppField name="currentPassword">
          {(field) => <field.TextField label="Obecne hasło" type="password" autoComplete="current-password" />}
        </form.AppField>
        <NewPasswordFields form={form} fields={newPasswordFields} />
        <div className="password-buttons">
          <Button label="Anuluj" onClick={() => void navigate({ to: '/' })} />
          <Button label="Zapisz" type="submit" variant="primary" busy={isSending} disabledReason={disabledReason} />
        </div>
      </Card>
    </Form>
  );
}
