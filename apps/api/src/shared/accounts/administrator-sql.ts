/** Whether the user of this alias has the role of administrators. */
export function isAdministratorSql(user: string): string {
  return `exists (select from user_roles x join roles r on r.id = x.role_id where x.user_id = ${user}.id and r.is_administrator)`;
}
