import { useSession } from '../shared/session/session.ts';

/** Whether a language is the default one (Polish), in which the menus are arranged. */
export function useIsDefaultLanguage(isoCode: string): boolean {
  const { languages } = useSession().parameters;
  return languages.some((one) => one.isDefault && one.isoCode === isoCode);
}
