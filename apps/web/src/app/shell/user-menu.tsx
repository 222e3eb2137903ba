import { canEditProfile } from '@redakcja/domain/shared/session/own-profile';
import { useNavigate } from '@tanstack/react-router';
import { passwordChange, users } from '../../access/resources.ts';
import { editPath } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { MenuButton } from '../../shared/ui/buttons/menu.tsx';
import type { MenuEntry } from '../../shared/ui/buttons/menu-entry.ts';
import { Avatar } from '../../shared/ui/people/avatar.tsx';

export function UserMenu() {
  const { user, parameters } = useSession();
  const navigate = useNavigate();
  const name = user.displayName || user.userName;

  // Section 2.1: integrated, the password is changed at the identity provider.
  const { isExternal, passwordChangeAddress } = parameters.serverIdentity;
  const changePassword = () => {
    if (isExternal || parameters.isIntegratedWithASW) {
      window.location.assign(passwordChangeAddress);
    } else {
      void navigate({
        to: `${passwordChange.path}/{-$identityUserId}`,
        params: { identityUserId: user.identityUserId },
      });
    }
  };
  const own: MenuEntry[] = canEditProfile(user)
    ? [
        {
          label: 'Mój profil',
          icon: 'user',
          onSelect: () => void navigate({ to: editPath(users, user.id) }),
        },
      ]
    : [];
  const entries: MenuEntry[] = [
    ...own,
    ...(user.isActive ? [{ label: 'Zmiana hasła', icon: 'key', onSelect: changePassword }] : []),
    ...(user.isActive ? (['separator'] as const) : []),
    { label: 'Wyloguj się', icon: 'sign-out', onSelect: () => void navigate({ to: '/logout' }) },
  ];
  return (
    <MenuButton entries={entries} className="header-button text-14 ink-2 flex align-items-center gap-2 px-2">
      <span className="visually-hidden">Konto: </span>
      <Avatar name={name} />
      <span className="header-button-text">{name}</span>
      <i className="pi pi-chevron-down" aria-hidden="true" />
    </MenuButton>
  );
}
