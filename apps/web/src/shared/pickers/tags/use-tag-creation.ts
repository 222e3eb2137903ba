import { createTag } from '@redakcja/generated/dictionaries/dictionaries';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import type { Choice } from '../search-choice.tsx';

/** Makes a tag of a language without leaving the form; undefined for those who may not. */
export function useTagCreation(lang: string): ((name: string) => Promise<Choice | undefined>) | undefined {
  const { can, parameters } = useSession();
  const languageId = parameters.languages.find(({ isoCode }) => isoCode === lang)?.id;
  const { mutateAsync } = useMutation({
    mutationFn: (tag: TagInput) => createTag(tag),
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas dodawania tagu' },
  });
  if (!can('createTag') || languageId === undefined) return undefined;
  return async (name) => {
    try {
      return { ...(await mutateAsync({ name, languageId })), name };
    } catch {
      // the query client has told why
      return undefined;
    }
  };
}
