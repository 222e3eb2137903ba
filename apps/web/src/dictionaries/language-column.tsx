import type { FileReference } from '@redakcja/generated/model/fileReference';
import { FlaggedCode } from '../shared/ui/page/flag.tsx';

interface EntryOfLanguage {
  languageIsoCode: string;
  languageIsoCodeFile: FileReference | null;
}

/** Column with the language of a dictionary entry. */
export const languageColumn = {
  name: 'languageIsoCode',
  header: 'Kod ISO języka',
  cell: (entry: EntryOfLanguage) => <FlaggedCode code={entry.languageIsoCode} file={entry.languageIsoCodeFile} />,
  sortable: true,
  className: 'tabular',
} as const;
