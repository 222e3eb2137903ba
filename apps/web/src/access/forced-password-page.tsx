import '../shared/form/form.css';
import './access.css';
import { forcedPasswordFormSchema } from '@redakcja/domain/access/password-form';
import { useChangeForcedPassword } from '@redakcja/generated/access/access';
import { useStore } from '@tanstack/react-form';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EditorFieldsContext } from '../shared/form/form-context.ts';
import { saveMeta } from '../shared/form/save-meta.ts';
import { useShortForm } from '../shared/form/use-short-form.ts';
import { statusOf } from '../shared/problem.ts';
import type { SearchParams } from '../shared/search-params.ts';
import { Button } from '../shared/ui/button.tsx';
import { PlainPage } from '../shared/ui/plain-page.tsx';
import { PasswordRules } from './password-rules.tsx';

type Outcome = 'set' | 'brokenLink';

/**
 * /wymuszona-zmiana-hasla?token=… (specification, section 2.1): a password set by a one-time link. Without a link somebody signed in
 * has to change a password that was reset; the sign-in page asks for the new one.
 */
export function ForcedPasswordPage() {
  const search: SearchParams = useSearch({ strict: false });
  const token = typeof search.token === 'string' ? search.token : undefined;
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === 'set') {
    return (
      <PlainPage title="Hasło zostało zmienione">
        <p>Możesz zalogować się nowym hasłem.</p>
        <Link to="/login">Zaloguj się</Link>
      </PlainPage>
    );
  }
  if (outcome === 'brokenLink') {
    return (
      <PlainPage title="Odnośnik nie działa">
        <p>Został już użyty albo stracił ważność. O nowy odnośnik poproś administratora.</p>
        <Link to="/login">Przejdź do logowania</Link>
      </PlainPage>
    );
  }
  if (token === undefined) {
    return (
      <PlainPage title="Wymagana jest zmiana hasła">
        <p>Twoje hasło zostało zresetowane. Zaloguj się ponownie, a system poprosi o ustawienie nowego hasła.</p>
        <Link to="/logout">Wyloguj się i ustaw hasło</Link>
      </PlainPage>
    );
  }
  return <ForcedPasswordForm token={token} onOutcome={setOutcome} />;
}

const empty = { newPassword: '', confirmPassword: '' };

function ForcedPasswordForm({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const { mutateAsync: changePassword } = useChangeForcedPassword({
    mutation: {
      meta: {
        ...saveMeta('Hasło zostało zmienione', 'Wystąpił niespodziewany błąd podczas zmiany hasła'),
        handledStatuses: [404],
      },
      onError: (error) => statusOf(error) === 404 && onOutcome('brokenLink'),
    },
  });
  const { form, busy, disabledReason, submit, context, element } = useShortForm({
    schema: forcedPasswordFormSchema,
    values: empty,
    async send({ newPassword }) {
      await changePassword({ data: { token, newPassword } });
      onOutcome('set');
    },
  });
  const newPassword = useStore(form.store, (state) => state.values.newPassword);
  return (
    <PlainPage title="Ustaw nowe hasło">
      <EditorFieldsContext value={context}>
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <form.AppField name="newPassword">
            {(field) => <field.TextField label="Nowe hasło" type="password" autoComplete="new-password" required />}
          </form.AppField>
          <PasswordRules password={newPassword} />
          <form.AppField name="confirmPassword">
            {(field) => (
              <field.TextField label="Powtórz nowe hasło" type="password" autoComplete="new-password" required />
            )}
          </form.AppField>
          <div className="password-buttons">
            <Button label="Ustaw hasło" type="submit" variant="primary" busy={busy} disabledReason={disabledReason} />
          </div>
        </form>
      </EditorFieldsContext>
    </PlainPage>
  );
}
