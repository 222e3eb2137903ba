import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import { useEffect } from 'react';
import { toast } from '../ui/messages/toast-store.ts';

/** Says that the address names a language that the bulletin does not have, and which one is shown instead. */
export function useForeignLanguage(
  requested: string | undefined,
  shown: Pick<ApplicationLanguage, 'isoCode' | 'name'> | undefined,
): void {
  const code = requested?.toUpperCase();
  const foreign = code === shown?.isoCode ? undefined : code;
  const name = shown?.name;
  useEffect(() => {
    if (foreign !== undefined && name !== undefined)
      toast.info(`Nie ma wersji językowej „${foreign}”. Otwarto wersję: ${name}`);
  }, [foreign, name]);
}
