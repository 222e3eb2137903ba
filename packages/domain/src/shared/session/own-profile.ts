/** Whether the user menu has the profile entry: for active users except system users (specification, section 2.1). */
export function canEditProfile(user: { isActive: boolean; isSystem: boolean }): boolean {
  return user.isActive && !user.isSystem;
}
