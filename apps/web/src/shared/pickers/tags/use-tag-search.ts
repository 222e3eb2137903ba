import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useListTags } from '@redakcja/generated/dictionaries/dictionaries';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { type ChoiceSearch, choiceState } from '../search-choice.tsx';
import { useDebounced } from '../use-debounced.ts';

/** Tags of one language, searched on the server: there may be thousands. Nothing is requested before the field is focused. */
export function useTagSearch(lang: string): ChoiceSearch & { isEmpty: boolean } {
  const { can } = useSession();
  const [text, setText] = useState('');
  const [isVisited, setVisited] = useState(false);
  const typed = text.trim();
  const searched = useDebounced(typed);
  const filters = writeFilters(listTagsDefinition.columns, [
    { column: 'name', operation: 'contains', values: [searched] },
  ]);
  const query = useListTags(
    { lang, size: 50, ...(searched !== '' && { filters }) },
    {
      query: {
        enabled: isVisited && can('listTags'),
        meta: { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania listy tagów' },
      },
    },
  );
  const results = searched === typed ? query.data?.items : undefined;
  return {
    text,
    onText: setText,
    results,
    state: choiceState(results, query),
    /** The language has no tags at all. */
    isEmpty: typed === '' && results?.length === 0,
    onOpen: () => setVisited(true),
  };
}
