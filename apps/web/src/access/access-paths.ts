/** Addresses of the lists; cards and forms come back to them. */
export const rolesPath = '/dostep/role';
export const usersPath = '/dostep/uzytkownicy';
export const auditPath = '/dostep/dziennik';

export function roleCard(id: number): string {
  return `${rolesPath}/edytuj/${id}`;
}

export function userCard(id: number): string {
  return `${usersPath}/edytuj/${id}`;
}
