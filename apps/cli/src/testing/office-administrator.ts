/** Environment of a server whose office has only an administrator; the client of `automat` acts as that account. */
export const officeAdministrator = {
  ADMIN_LOGIN: 'administrator',
  ADMIN_PASSWORD: 'Pierwsze-haslo-2026',
  ADMIN_EMAIL: 'administrator@urzad.example',
} as const;
