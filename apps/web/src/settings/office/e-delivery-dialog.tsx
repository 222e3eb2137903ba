import {
  eDeliveryMask,
  eDeliveryWarning,
  typedEDeliveryAddress,
} from '@redakcja/domain/settings/office/e-delivery-addresses';
import { addressAmong } from '@redakcja/domain/settings/office/office-form';
import type { EDeliveryAddressInput } from '@redakcja/generated/model/eDeliveryAddressInput';
import { useMemo } from 'react';
import { FormDialog } from '../../shared/form/dialogs/form-dialog.tsx';
import { FieldWarning } from './field-warning.tsx';

interface EDeliveryDialogProps {
  /** Absent for a new one. */
  address: EDeliveryAddressInput | undefined;
  /** The other addresses of the list. */
  others: readonly string[];
  onSubmit: (address: EDeliveryAddressInput) => void;
  onClose: () => void;
}

const newAddress: EDeliveryAddressInput = { address: '', isMain: false, description: '' };

/** One address; it can be accepted when it is valid and changed (specification, section 5, E-delivery address). */
export function EDeliveryDialog({ address, others, onSubmit, onClose }: EDeliveryDialogProps) {
  const values = useMemo(() => ({ ...newAddress, ...address, description: address?.description ?? '' }), [address]);
  const schema = useMemo(() => addressAmong(others), [others]);
  return (
    <FormDialog
      title={address ? 'Adres do doręczeń elektronicznych' : 'Nowy adres do doręczeń elektronicznych'}
      schema={schema}
      values={values}
      action={address ? 'Zastosuj' : 'Dodaj adres'}
      waitsForChange
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {({ AppField }) => (
        <>
          <AppField name="address">
            {(field) => (
              <>
                <field.TextField
                  label="Adres"
                  hint={`W formacie ${eDeliveryMask}: dwa razy 5 cyfr, 5 liter i 2 cyfry`}
                  transform={typedEDeliveryAddress}
                />
                <FieldWarning text={eDeliveryWarning(field.state.value)} />
              </>
            )}
          </AppField>
          <AppField name="description">{(field) => <field.TextareaField label="Opis" rows={2} />}</AppField>
        </>
      )}
    </FormDialog>
  );
}
