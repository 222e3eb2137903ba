import { passwordChangeFormSchema } from '@redakcja/domain/access/password-form';
import { useChangePassword } from '@redakcja/generated/access/access';
import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Form } from '../../shared/form/form.tsx';
import { FormHead } from '../../shared/form/page/form-head.tsx';
import { saveMeta } from '../../shared/form/state/save-meta.ts';
import { useForm, useInvalidReason } from '../../shared/form/state/use-form.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { passwordChange } from '../resources.ts';
import { NewPasswordFields, newPasswordFields } from './new-password-fields.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm({ user, minLength }: { user: LoggedUser; minLength: number }) {
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
    <Form
      of={passwordForm}
      className="form-page flex flex-column gap-3"
      head={
        <FormHead title={passwordChange.title} crumbs={[{ label: 'Mój profil' }, { label: passwordChange.title }]}>
          <Button label="Anuluj" onClick={() => void navigate({ to: '/' })} />
          <Button
            label="Zapisz"
            icon="save"
            type="submit"
            variant="primary"
            busy={isSending}
            disabledReason={disabledReason}
          />
        </FormHead>
      }
    >
      <Card title={`Konto: ${userName}`} className="card-narrow">
        {/* associates the password with the account for password managers */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <form.AppField name="currentPassword">
          {(field) => <field.TextField label="Obecne hasło" type="password" autoComplete="current-password" />}
        </form.AppField>
        <NewPasswordFields form={form} fields={newPasswordFields} policy={policy} />
      </Card>
    </Form>
  );
}
