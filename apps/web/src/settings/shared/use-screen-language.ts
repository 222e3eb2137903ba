import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import { useNavigate } from '@tanstack/react-router';
import type { Screen } from '../../shared/resource.ts';
import { setActiveLanguage } from '../../shared/session/language.ts';
import { useSession } from '../../shared/session/session.ts';
import { useForeignLanguage } from '../../shared/session/use-foreign-language.ts';

/** The language of a screen with one page per active language: that of its address, otherwise the active one. */
export function useScreenLanguage({ path }: Screen, code: string | undefined) {
  const navigate = useNavigate();
  const { language: active, parameters } = useSession();
  const byCode = (code: string | undefined) => parameters.languages.find(({ isoCode }) => isoCode === code);
  const language: ApplicationLanguage | undefined = byCode(code?.toUpperCase()) ?? byCode(active);
  useForeignLanguage(code, language);
  return {
    language,
    setLanguage(isoCode: string) {
      setActiveLanguage(isoCode);
      void navigate({ to: `${path}/${isoCode}` });
    },
  };
}
