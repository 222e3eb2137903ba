import { createTag } from '@redakcja/generated/dictionaries/dictionaries';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { useMutation } from '@tanstack/react-query';
import { FieldFrame } from '../../form/frames/field-frame.tsx';
import { useField } from '../../form/state/use-field.ts';
import { useSession } from '../../session/session.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { type Choice, SearchChoice } from '../search-choice.tsx';
import { useTagSearch } from './use-tag-search.ts';

const namesOf = (tags: readonly Choice[]) => tags.map((tag) => tag.name).join(', ');

interface TagsFieldProps {
  label: string;
  /** ISO code: tags belong to a language. */
  language: string;
  disabledReason: string | undefined;
  /** A tag that is not there yet can be made here. */
  isCreating?: boolean;
}

/** Tags of one language, for a form that holds them by id and name. */
export function TagsField({ label, language, disabledReason, isCreating = false }: TagsFieldProps) {
  const frame = { label: 'Dodaj tag', disabledReason };
  const { id, value, error, set, blur, describedBy } = useField<Choice[]>({ label }, namesOf);
  const search = useTagSearch(language);
  const creation = useTagCreation(language);
  const create = isCreating ? creation : undefined;
  const empty = create === undefined ? 'Tagi dodaje się w Słownikach' : 'Wpisz nazwę, aby utworzyć pierwszy tag';
  if (disabledReason !== undefined) {
    // A focusable element, where the reason can be read.
    return (
      <FieldFrame {...frame} label={label} id={id} error={error}>
        <TextInput id={id} value={namesOf(value)} readOnly aria-describedby={describedBy} onChange={() => {}} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame} id={id} error={error}>
      <SearchChoice
        id={id}
        label={label}
        search={{
          ...search,
          create,
          state: search.isEmpty ? `W tym języku nie ma jeszcze tagów. ${empty}` : search.state,
        }}
        chosen={value}
        invalid={error !== undefined}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={(tags) => set(tags)}
      />
    </FieldFrame>
  );
}

/** Makes a tag of a language without leaving the form; undefined for those who may not. */
function useTagCreation(lang: string): ((name: string) => Promise<Choice | undefined>) | undefined {
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
