import { repositorySearchSchema } from '@redakcja/domain/files/repository-search';
import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { formatFileSize } from '@redakcja/domain/shared/formats/file-size';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { useSearchFiles } from '@redakcja/generated/files/files';
import { searchFilesDefinition } from '@redakcja/generated/lists/searchFiles';
import type { RepositoryFile } from '@redakcja/generated/model/repositoryFile';
import { useListRepositoryGroups } from '@redakcja/generated/settings/settings';
import { useState } from 'react';
import { PickerDialog } from '../../../shared/pickers/picker-dialog.tsx';
import { usePickerSearch } from '../../../shared/pickers/use-picker-search.ts';
import { MultiSelect } from '../../../shared/ui/inputs/multi-select.tsx';
import type { AttachmentValue } from '../../article-form-model.ts';

type PickedFile = Pick<RepositoryFile, 'id' | 'fileName' | 'createdDate' | 'createdBy' | 'size'>;

const noGroups = 'Nie ma jeszcze grup plików. Dodaje się je w Ustawieniach, na ekranie Grupy plików';

interface RepositoryPickerProps {
  /** How many more can be taken. */
  maxFiles: number;
  onPick: (attachments: AttachmentValue[]) => void;
  onClose: () => void;
}

/** Any name. */
const every = '*';

/** Files of the repository, by group and name; * and ? are wildcards (specification, section 5). It opens with the newest. */
export function RepositoryPicker({ maxFiles, onPick, onClose }: RepositoryPickerProps) {
  const groups = useListRepositoryGroups(
    { size: 0 },
    {
      query: { meta: { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania grup plików' } },
    },
  );
  // All of them by default.
  const [chosen, setChosen] = useState<readonly number[]>();
  const groupIds = chosen ?? groups.data?.items.map((group) => group.id) ?? [];
  const search = usePickerSearch(1);
  const hasNoGroups = groups.data?.items.length === 0;
  const isNewest = search.searched === '';
  const title = isNewest ? every : search.searched;
  const asked = validate(repositorySearchSchema, { groupIds, title });
  const extensions = groups.data?.items
    .filter((group) => groupIds.includes(group.id))
    .flatMap((group) => group.extensions.map((one) => one.extension));
  const query = useSearchFiles(
    {
      title,
      size: 100,
      filters: writeFilters(searchFilesDefinition.columns, [
        { column: 'extension', operation: 'in', values: extensions ?? [] },
      ]),
    },
    { query: { enabled: asked.ok && extensions !== undefined, meta: { optional: true } } },
  );
  function hintOf(): string {
    if (groups.isLoading) return 'Ładowanie danych...';
    if (hasNoGroups) return noGroups;
    return asked.ok ? '' : asked.errors.join('. ');
  }

  return (
    <PickerDialog<PickedFile>
      title="Pliki z repozytorium"
      search={{
        ...search,
        isAsked: asked.ok && !hasNoGroups,
        hint: hintOf(),
        lead: isNewest ? 'Najnowsze pliki' : '',
      }}
      query={query}
      madeIn="Repozytorium tworzą załączniki dodane do artykułów; nowy plik dodasz z dysku"
      itemOf={({ id, fileName, size, createdDate, createdBy }) => ({
        id,
        name: fileName,
        detail: `${formatFileSize(size)} · ${formatDate(createdDate)} · ${createdBy}`,
      })}
      selected={[]}
      maxChosen={maxFiles}
      onPick={(files) => onPick(files.map(attachmentOf))}
      onClose={onClose}
      filters={
        <MultiSelect
          aria-label="Grupy plików"
          placeholder="Wybierz grupę"
          value={groupIds}
          options={groups.data?.items.map((group) => ({ value: group.id, label: group.name })) ?? []}
          onChange={setChosen}
        />
      }
    />
  );
}

function attachmentOf({ id, fileName, size, createdDate }: PickedFile): AttachmentValue {
  const displayName = fileName.replace(/\.[^.]+$/, '') || fileName;
  return { documentRepositoryId: id, filename: fileName, displayName, size, createdDate };
}
