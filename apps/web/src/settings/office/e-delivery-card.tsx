import {
  type AddressRow,
  addAddressRefusal,
  changeMainRefusal,
  eDeliveryMessages,
  removeAddressRefusal,
  withAddress,
  withMainAddress,
} from '@redakcja/domain/settings/office/e-delivery-addresses';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { EDeliveryAddressInput } from '@redakcja/generated/model/eDeliveryAddressInput';
import { useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useAskedDialog } from '../../shared/form/state/use-asked-field.ts';
import { useField } from '../../shared/form/state/use-field.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { Checkbox } from '../../shared/ui/inputs/checkbox.tsx';
import { Badge } from '../../shared/ui/page/badge.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import { EDeliveryDialog } from './e-delivery-dialog.tsx';
import type { OfficeSection } from './office-values.ts';

type Address = EDeliveryAddressInput;
type Row = Address & AddressRow;

/** Addresses are unique in the list, so the address is the key of its row. */
const rowsOf = (list: readonly Address[]): Row[] => list.map((one) => ({ ...one, key: one.address }));
const withoutKeys = (rows: readonly Row[]): Address[] => rows.map(({ key: _key, ...address }) => address);

const describe = (list: Address[] | undefined) =>
  (list ?? []).map(({ address, isMain }) => (isMain ? `${address} (główny)` : address)).join(', ');

/** Adresy do doręczeń elektronicznych (specification, sections 2.6, 4, 5 and 8). */
export function EDeliveryCard({ form: { AppField }, locked }: OfficeSection) {
  return <AppField name="eDeliveryAddresses">{() => <Addresses isIntegrated={locked !== undefined} />}</AppField>;
}

const title = 'Adresy do doręczeń elektronicznych';

function Addresses({ isIntegrated }: { isIntegrated: boolean }) {
  const { value = [], set, name, error, describedBy } = useField<Address[] | undefined>({ label: title }, describe);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The address whose dialog is open; 'new' for a new one. */
  const [edited, setEdited] = useState<Row | 'new'>();
  const rows = rowsOf(value);

  function change(next: readonly Row[]) {
    set(withoutKeys(next));
    setSelected(new Set());
  }

  function keep(address: Address) {
    const row = { ...address, key: address.address };
    if (edited === 'new') change(withAddress(rows, row));
    else change(rows.map((one) => (one.key === edited?.key ? row : one)));
    setEdited(undefined);
  }

  async function remove() {
    const many = selected.size > 1;
    const agreed = await confirm({
      title: many ? `Usunąć ${countOf(selected.size, nouns.address)}?` : 'Usunąć adres?',
      message: 'Adresy znikną z listy, a po zapisaniu danych jednostki także z biuletynu.',
      action: many ? 'Usuń adresy' : 'Usuń adres',
      danger: true,
    });
    if (agreed) change(rows.filter(({ key }) => !selected.has(key)));
  }

  const addReason = addAddressRefusal(rows, isIntegrated) ?? undefined;
  const mainReason = changeMainRefusal(rows, selected, isIntegrated) ?? undefined;
  const removeReason = removeAddressRefusal(rows, selected, isIntegrated) ?? undefined;
  useAskedDialog(['address'], () => {
    const [row] = rows;
    if (row !== undefined && !isIntegrated) setEdited(row);
    if (row === undefined && addReason === undefined) setEdited('new');
  });
  return (
    <Card title={title} aside={rows.length}>
      <div className="flex flex-wrap gap-2">
        <Button
          name={name}
          label="Dodaj adres"
          icon="plus"
          disabledReason={addReason}
          onClick={() => setEdited('new')}
        />
        {rows.length > 0 && (
          <>
            <Button
              label="Ustaw jako główny"
              icon="star"
              disabledReason={mainReason}
              onClick={() => change(withMainAddress(rows, [...selected][0] ?? ''))}
            />
            <Button
              label="Usuń"
              icon="trash"
              variant="danger"
              disabledReason={removeReason}
              onClick={() => void remove()}
            />
          </>
        )}
      </div>
      {rows.length === 0 && <p className="muted mt-2 mb-0">Nie ma jeszcze adresów. Pierwszy dodany będzie główny.</p>}
      <ul className="ruled mt-2 mb-0 p-0 list-none" aria-label={title} aria-describedby={describedBy}>
        {rows.map((row) => (
          <li key={row.key} className="flex align-items-center gap-2 py-2">
            <Checkbox
              aria-label={`Zaznacz: ${row.address}`}
              checked={selected.has(row.key)}
              onChange={(isChosen) => {
                const others = [...selected].filter((key) => key !== row.key);
                setSelected(new Set(isChosen ? [...others, row.key] : others));
              }}
            />
            <RowText
              name={
                <span className="flex flex-wrap align-items-center gap-2 tabular">
                  {row.address} {row.isMain && <Badge tone="accent">główny</Badge>}
                </span>
              }
              detail={row.description || undefined}
            />
            <IconButton
              icon="pencil"
              label={`Edytuj: ${row.address}`}
              disabledReason={isIntegrated ? eDeliveryMessages.integratedEdit : undefined}
              onClick={() => setEdited(row)}
            />
          </li>
        ))}
      </ul>
      <FieldError id={describedBy} error={error} />
      {edited !== undefined && (
        <EDeliveryDialog
          address={edited === 'new' ? undefined : withoutKeys([edited])[0]}
          others={rows.filter((row) => row !== edited).map(({ address }) => address)}
          onSubmit={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
