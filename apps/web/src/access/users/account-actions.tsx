import { type AccountAction, accountActionRefusal } from '@redakcja/domain/access/account-rules';
import { rightsOfAccount } from '@redakcja/domain/access/grant-rules';
import type { UserFormValues } from '@redakcja/domain/access/user-form';
import {
  useActivateUser,
  useDeactivateUser,
  useEndUserSessions,
  useResetPassword,
  useUnlockUser,
} from '@redakcja/generated/access/access';
import type { User } from '@redakcja/generated/model/user';
import { useDirty } from '../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../shared/form/state/use-editor.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { usePasswordLink } from '../passwords/use-password-link.tsx';
import { accountContext } from './account-context.ts';

const unexpected = 'Wystąpił niespodziewany błąd podczas';

interface AccountActionsProps {
  user: User;
  /** While something in it is unsaved, the account is left alone. */
  editor: Editor<UserFormValues>;
}

/** Activate, deactivate, reset the password, end sessions, unlock: each is there only when the domain offers it (specification, section 4, Users). */
export function AccountActions({ user, editor }: AccountActionsProps) {
  const session = useSession();
  const { caller, isIntegrated, administratorRoleId } = accountContext(session, user);
  const account = { ...user, ...rightsOfAccount(user.roles, user.excludeCategories, administratorRoleId) };
  const offers = (action: AccountAction) => accountActionRefusal(action, account, caller, isIntegrated) === null;
  const { id } = user;
  const passwordLink = usePasswordLink();
  const activate = useActivateUser({
    mutation: {
      meta: { successMessage: 'Konto zostało aktywowane', errorMessage: `${unexpected} aktywacji konta` },
    },
  });
  const deactivate = useDeactivateUser({
    mutation: {
      meta: { successMessage: 'Konto zostało dezaktywowane', errorMessage: `${unexpected} dezaktywacji konta` },
    },
  });
  const reset = useResetPassword({
    mutation: {
      meta: { successMessage: 'Hasło zostało zresetowane', errorMessage: `${unexpected} resetowania hasła` },
      onSuccess: passwordLink.tell,
    },
  });

  const endSessions = useEndUserSessions({
    mutation: {
      meta: { successMessage: 'Sesje zostały zakończone', errorMessage: `${unexpected} kończenia sesji` },
    },
  });
  const unlock = useUnlockUser({
    mutation: {
      meta: {
        successMessage: 'Wcześniejsze błędne hasła już się nie liczą',
        errorMessage: `${unexpected} odblokowania logowania`,
      },
    },
  });

  async function askEndSessions() {
    const agreed = await confirm({
      title: 'Zakończyć sesje?',
      message: `${user.firstname} ${user.surname} zostanie od razu wylogowany(a) na wszystkich urządzeniach i w programach. Hasło się nie zmieni, więc można zalogować się ponownie.`,
      action: 'Zakończ sesje',
      danger: true,
    });
    if (agreed) endSessions.mutate({ id });
  }

  async function askDeactivate() {
    const agreed = await confirm({
      title: 'Dezaktywować konto?',
      message: `${user.firstname} ${user.surname} zostanie wylogowany(a) i nie zaloguje się do czasu ponownej aktywacji.`,
      action: 'Dezaktywuj konto',
      danger: true,
    });
    if (agreed) deactivate.mutate({ id });
  }

  async function askReset() {
    const agreed = await confirm({
      title: 'Reset hasła',
      message: 'Czy na pewno zresetować hasło użytkownika?',
      action: 'Zresetuj hasło',
      danger: true,
    });
    if (agreed) reset.mutate({ id });
  }

  const busy = [activate, deactivate, reset, endSessions, unlock].some(({ isPending }) => isPending);
  const waiting = busy ? 'Poczekaj na zakończenie poprzedniej operacji' : undefined;
  const disabledReason = useDirty(editor) ? 'Najpierw zapisz zmiany na karcie' : waiting;
  /** Only the action that is under way shows it. */
  const stateOf = ({ isPending }: { isPending: boolean }) => ({ disabledReason, busy: isPending });
  return (
    <>
      {offers('activate') && (
        <Button
          {...stateOf(activate)}
          label="Aktywuj konto"
          icon="check-circle"
          onClick={() => activate.mutate({ id })}
        />
      )}
      {offers('resetPassword') && <Button {...stateOf(reset)} label="Reset hasła" icon="key" onClick={askReset} />}
      {offers('endSessions') && (
        <Button {...stateOf(endSessions)} label="Zakończ sesje" icon="sign-out" onClick={askEndSessions} />
      )}
      {!session.parameters.serverIdentity.isExternal && offers('unlock') && (
        <Button {...stateOf(unlock)} label="Odblokuj logowanie" icon="unlock" onClick={() => unlock.mutate({ id })} />
      )}
      {offers('deactivate') && (
        <Button {...stateOf(deactivate)} label="Dezaktywuj konto" icon="ban" variant="danger" onClick={askDeactivate} />
      )}
      {passwordLink.dialog}
    </>
  );
}
