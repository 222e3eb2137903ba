import { forcedPasswordFormSchema } from '@redakcja/domain/access/password-form';
import { checkPasswordLink, useChangeForcedPassword } from '@redakcja/generated/access/access';
import type { PasswordLinkOwner } from '@redakcja/generated/model/passwordLinkOwner';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Form } from '../../shared/form/form.tsx';
import { saveMeta } from '../../shared/form/state/save-meta.ts';
import { useForm, useInvalidReason } from '../../shared/form/state/use-form.ts';
import { statusOf } from '../../shared/problem.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';
import { NewPasswordFields, newPasswordFields } from './new-password-fields.tsx';

/**
 * /wymuszona-zmiana-hasla#token=… (specification, section 2.1): sets a password by a one-time link. The token is in the fragment, which is not sent
 * to servers. Without a link, a signed-in user has to replace a reset password; the sign-in page asks for the new one.
 */
export function ForcedPasswordPage() {
  const token = new URLSearchParams(useLocation().hash).get('token');
  if (token === null || token === '') {
    return (
      <PlainPage title="Wymagana jest zmiana hasła">
        <p>Zaloguj się ponownie, a system poprosi o ustawienie nowego hasła.</p>
        <p>
          Jeżeli hasło zostało zresetowane, nowe ustawisz jednorazowym linkiem z wiadomości e-mail albo od
          administratora.
        </p>
        <Link to="/logout">Wyloguj się i ustaw hasło</Link>
      </PlainPage>
    );
  }
  return <PasswordByLink token={token} />;
}

/** Checks the link before the form is shown: an expired one is reported immediately. */
function PasswordByLink({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'set' | 'brokenLink'>();
  const { data, error, refetch } = useQuery({
    queryKey: ['checkPasswordLink', token],
    queryFn: () => checkPasswordLink({ token }),
    meta: { silent: true },
  });
  if (outcome === 'set') {
    return (
      <PlainPage title="Hasło zostało zmienione">
        <p>
          {data && (
            <>
              Konto: <strong>{data.userName}</strong>.{' '}
            </>
          )}
          Możesz zalogować się nowym hasłem.
        </p>
        <LinkButton to="/login" label="Zaloguj się" />
      </PlainPage>
    );
  }
  const isRefused = error !== null && [400, 404, 409].includes(statusOf(error) ?? 0);
  if (outcome === 'brokenLink' || isRefused) {
    return (
      <PlainPage title="Link nie działa">
        <p>Został już użyty albo stracił ważność. O nowy link poproś administratora.</p>
        <Link to="/login">Przejdź do logowania</Link>
      </PlainPage>
    );
  }
  if (data !== undefined) return <ForcedPasswordForm token={token} owner={data} onOutcome={setOutcome} />;
  if (error === null) return <PlainPage title="Ustaw nowe hasło" waiting="Sprawdzanie linku…" />;
  return (
    <PlainPage title="Nie udało się sprawdzić linku">
      <p>Sprawdź połączenie z siecią i spróbuj ponownie. Link nie został zużyty.</p>
      <Button label="Spróbuj ponownie" variant="primary" onClick={() => void refetch()} />
    </PlainPage>
  );
}

interface ForcedPasswordFormProps {
  token: string;
  owner: PasswordLinkOwner;
  onOutcome: (outcome: 'set' | 'brokenLink') => void;
}

const empty = { newPassword: '', confirmPassword: '' };

function ForcedPasswordForm({ token, owner, onOutcome }: ForcedPasswordFormProps) {
  const { userName, minPasswordLength } = owner;
  const policy = useMemo(() => ({ minLength: minPasswordLength, names: [userName] }), [minPasswordLength, userName]);
  const schema = useMemo(() => forcedPasswordFormSchema(policy), [policy]);
  const { mutateAsync: changePassword } = useChangeForcedPassword({
    mutation: {
      meta: {
        ...saveMeta('Hasło zostało zmienione', 'Wystąpił niespodziewany błąd podczas zmiany hasła'),
        handledStatuses: [404],
        // the link is used up: nobody asks for it again
        updatesData: true,
      },
      onError: (error) => statusOf(error) === 404 && onOutcome('brokenLink'),
    },
  });
  const passwordForm = useForm({
    schema,
    values: empty,
    async send({ newPassword }) {
      await changePassword({ data: { token, newPassword } });
      onOutcome('set');
    },
  });
  const { form, isSending } = passwordForm;
  const disabledReason = useInvalidReason(passwordForm);
  return (
    <PlainPage title="Ustaw nowe hasło">
      <p>
        Konto: <strong>{userName}</strong>
      </p>
      <Form of={passwordForm}>
        {/* associates the password with the account for password managers */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordFields form={form} fields={newPasswordFields} policy={policy} />
        <div className="flex justify-content-end mt-3">
          <Button
            label="Ustaw hasło"
            type="submit"
            variant="primary"
            busy={isSending}
            disabledReason={disabledReason}
          />
        </div>
      </Form>
    </PlainPage>
  );
}
