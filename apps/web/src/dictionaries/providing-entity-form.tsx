import { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import type { ProvidingEntity } from '@redakcja/generated/model/providingEntity';
import type { ProvidingEntityInput } from '@redakcja/generated/model/providingEntityInput';
import { NamedEntryForm, type NamedEntryFormProps } from './named-entry-form.tsx';

export const providingEntitiesPath = '/slowniki/podmiot-udostepniajacy';

export function providingEntityCard(id: number): string {
  return `${providingEntitiesPath}/edytuj/${id}`;
}

export function providingEntityValues({ name, languageId }: ProvidingEntity): ProvidingEntityInput {
  return { name, languageId };
}

/** A providing entity: the same form for a new one and for one that is there. */
export function ProvidingEntityForm(props: NamedEntryFormProps) {
  return (
    <NamedEntryForm
      {...props}
      schema={providingEntitySchema}
      cardTitle="Dane podmiotu udostępniającego"
      list={{ label: 'Podmioty udostępniające', path: providingEntitiesPath }}
    />
  );
}
