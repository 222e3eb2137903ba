import type { FormScreen } from '../../resource.ts';
import type { Session } from '../../session/session.ts';
import type { Crumb } from './crumbs.tsx';

/** Path of the list of a form. Users without access to it can open their own profile. */
export function listOf({ section, list, path }: FormScreen, canEnter: Session['canEnter']): string | undefined {
  const mayList = section === undefined || canEnter(section);
  return list !== undefined && mayList ? path : undefined;
}

export function trailOf({ create, list }: FormScreen, isNew: boolean): string[] {
  if (list === undefined) return [];
  return [isNew && create ? create.crumb : 'edycja'];
}

/** The way to a form, whose list may be closed for this person. */
export function crumbsOf(
  { group, groupPath, title }: FormScreen,
  list: string | undefined,
  trail: readonly string[],
): Crumb[] {
  const last = trail.map((label) => ({ label }));
  return [...(group === undefined ? [] : [{ label: group, list: groupPath }]), { label: title, list }, ...last];
}
