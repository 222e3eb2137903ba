import { documentTypeLabels, sexLabels } from '@redakcja/domain/access/access-labels';
import { afterDocumentType, afterPesel, hasDocumentNumber, isBirthLocked } from '@redakcja/domain/access/user-rules';
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { useStore } from '@tanstack/react-form';
import { Card } from '../../shared/ui/page/card.tsx';
import { applyDerivedFields } from './apply-derived-fields.ts';
import type { UserSectionProps } from './user-names.tsx';

const types = Object.values(IdentificationDocumentType).map((value) => ({ value, label: documentTypeLabels[value] }));
const sexes = Object.values(Sex).map((value) => ({ value, label: sexLabels[value] }));

/** The document, the PESEL and what follows from them (specification, section 4, Users). */
export function UserDocument({ form, disabledReason }: UserSectionProps) {
  const type = useStore(form.store, (state) => state.values.identificationDocumentType);
  const pesel = useStore(form.store, (state) => state.values.pesel);
  const birthLock = disabledReason ?? (isBirthLocked({ pesel }) ? 'Wynika z numeru PESEL' : undefined);
  const needsBirth = hasDocumentNumber(type);
  return (
    <Card title="Dokument tożsamości">
      <p className="text-14 ink-2 mt-0 mb-3">
        Konto działa bez tych danych. Podaj je tylko wtedy, gdy wymaga tego przepis albo zasady urzędu (minimalizacja
        danych, art. 5 ust. 1 lit. c RODO).
      </p>
      <div className="field-pair">
        <form.AppField
          name="identificationDocumentType"
          listeners={{
            onChange: ({ value }) =>
              applyDerivedFields(form, 'identificationDocumentType', afterDocumentType(form.state.values, value)),
          }}
        >
          {(field) => <field.SelectField label="Rodzaj dokumentu" options={types} disabledReason={disabledReason} />}
        </form.AppField>
        {needsBirth && (
          <form.AppField name="identificationDocumentNumber">
            {(field) => <field.TextField label="Numer dokumentu" required disabledReason={disabledReason} />}
          </form.AppField>
        )}
      </div>
      <div className="field-pair">
        <form.AppField
          name="pesel"
          listeners={{
            onChange: ({ value }) => applyDerivedFields(form, 'pesel', afterPesel(form.state.values, value ?? '')),
          }}
        >
          {(field) => (
            <field.TextField
              label="PESEL"
              required={type === IdentificationDocumentType.Pesel}
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
        <form.AppField name="birthDate">
          {(field) => <field.DayField label="Data urodzenia" required={needsBirth} disabledReason={birthLock} />}
        </form.AppField>
      </div>
      <form.AppField name="sex">
        {(field) => <field.RadioField label="Płeć" required={needsBirth} options={sexes} disabledReason={birthLock} />}
      </form.AppField>
    </Card>
  );
}
