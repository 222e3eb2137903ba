import { useListFileExtensions } from '@redakcja/generated/files/files';
import type { FileExtension } from '@redakcja/generated/model/fileExtension';
import type { RepositoryGroup } from '@redakcja/generated/model/repositoryGroup';
import { failureOf } from '../../shared/resource.ts';
import { repositoryGroups } from '../resources.ts';

const option = ({ extension, description }: FileExtension) => ({
  value: extension,
  label: `${extension} – ${description}`,
});

/** Extensions that a group can choose: free ones and its own, not those of other groups (specification, section 5). */
export function useOfferedExtensions(group: RepositoryGroup | undefined) {
  const { data } = useListFileExtensions({ query: { meta: { errorMessage: failureOf.load(repositoryGroups) } } });
  const offered = data?.filter(
    ({ repositoryGroupId }) => repositoryGroupId === null || repositoryGroupId === group?.id,
  );
  const taken = (data?.length ?? 0) - (offered?.length ?? 0);
  const isNoneLeft = offered?.length === 0;
  return {
    // its own ones are known before the list is loaded
    options: (offered ?? group?.extensions ?? []).map(option),
    placeholder: isNoneLeft ? 'Brak wolnych rozszerzeń' : 'Wybierz rozszerzenia',
    ...(taken > 0 && {
      hint: isNoneLeft
        ? 'Każde rozszerzenie należy już do innej grupy. Usuń je najpierw z tamtej grupy.'
        : 'Rozszerzeń, które należą do innych grup, nie ma na liście.',
    }),
  };
}
