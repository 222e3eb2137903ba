import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useListProvidingEntities } from '@redakcja/generated/dictionaries/dictionaries';
import { listProvidingEntitiesDefinition } from '@redakcja/generated/lists/listProvidingEntities';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FieldFrame } from '../../shared/form/frames/field-frame.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { useDebounced } from '../../shared/pickers/use-debounced.ts';
import { useSession } from '../../shared/session/session.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';

interface ProvidingEntityFieldProps {
  language: string;
  disabledReason: string | undefined;
}

/** Any name may be typed; the dictionary of the article's language suggests. Without it the field works all the same. */
export function ProvidingEntityField({ language, disabledReason }: ProvidingEntityFieldProps) {
  const { can } = useSession();
  // Loaded when the field gets the focus, so that the form opens without it.
  const [isVisited, setVisited] = useState(false);
  const frame = { label: articleFieldLabels.baseArticleProvidingEntity, disabledReason };
  const { id, value, error, required, max, set, blur, name, describedBy } = useField<string>(frame);
  const searched = useDebounced(value.trim());
  const filters = writeFilters(listProvidingEntitiesDefinition.columns, [
    { column: 'name', operation: 'contains', values: [searched] },
  ]);
  const { data } = useListProvidingEntities(
    { lang: language, size: 20, ...(searched !== '' && { filters }) },
    {
      query: {
        enabled: isVisited && disabledReason === undefined && can('listProvidingEntities'),
        meta: { silent: true },
        placeholderData: keepPreviousData,
        staleTime: 300_000,
      },
    },
  );
  const listId = useId();
  return (
    <>
      <Suggestions id={listId} names={new Set(data?.items.map((entity) => entity.name))} />
      <FieldFrame {...frame} id={id} error={error} required={required} counter={{ length: value.length, max }}>
        <TextInput
          id={id}
          name={name}
          list={listId}
          autoComplete="off"
          value={value}
          invalid={error !== undefined}
          required={required}
          readOnly={disabledReason !== undefined}
          aria-describedby={describedBy}
          onFocus={() => setVisited(true)}
          onBlur={blur}
          onChange={set}
        />
      </FieldFrame>
    </>
  );
}

function Suggestions({ id, names }: { id: string; names: ReadonlySet<string> }) {
  return (
    <datalist id={id}>
      {[...names].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
