import { phoneMask, typedPhone, typedZipCode } from '@redakcja/domain/settings/office/contact-formats';
import { accountWarning, peppolWarning } from '@redakcja/domain/settings/office/identification-numbers';
import { Card } from '../../shared/ui/page/card.tsx';
import { FieldWarning } from './field-warning.tsx';
import { officeFieldLabels as labels } from './office-field-labels.ts';
import type { OfficeSection } from './office-values.ts';

/** Informacje ogólne (specification, section 2.6). */
export function IdentityCard({ form: { AppField }, locked }: OfficeSection) {
  return (
    <Card title="Informacje ogólne">
      <AppField name="name">
        {(field) => <field.TextField label={labels.name} required disabledReason={locked} />}
      </AppField>
      <AppField name="officeName">
        {(field) => (
          <field.TextField
            label={labels.officeName}
            hint="Widać ją w całym biuletynie; bez niej używana jest nazwa jednostki"
            disabledReason={locked}
          />
        )}
      </AppField>
      <div className="grid mt-2 mb-2">
        <div className="col-12 md:col-6">
          <AppField name="nip">
            {(field) => <field.TextField label={labels.nip} required disabledReason={locked} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6">
          <AppField name="regon">
            {(field) => <field.TextField label={labels.regon} required hint="9 lub 14 cyfr" disabledReason={locked} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6">
          <AppField name="jstCodeTeryt">
            {(field) => <field.TextField label={labels.jstCodeTeryt} hint="Najwyżej 7 cyfr" disabledReason={locked} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6">
          <AppField name="peppolNumber">
            {(field) => (
              <>
                <field.TextField label={labels.peppolNumber} hint="NIP lub GLN" />
                <FieldWarning text={peppolWarning(field.state.value ?? '')} />
              </>
            )}
          </AppField>
        </div>
      </div>
      <div className="mb-3">
        <AppField name="bankAccountNumber">
          {(field) => (
            <>
              <field.TextField label={labels.bankAccountNumber} />
              <FieldWarning text={accountWarning(field.state.value ?? '')} />
            </>
          )}
        </AppField>
      </div>
      <AppField name="ownNumbers">
        {(field) => (
          <field.TextareaField
            rows={3}
            label={labels.ownNumbers}
            hint="Po jednym w wierszu, na przykład konto wadiów. Sprawdzenie treści artykułów nie pyta o nie ani o numery z danych urzędu i kontaktów"
          />
        )}
      </AppField>
    </Card>
  );
}

const phoneHint = `W formacie ${phoneMask.replaceAll('9', '0')}`;

/** Dane kontaktowe. */
export function ContactCard({ form: { AppField }, locked }: OfficeSection) {
  return (
    <Card title="Dane kontaktowe">
      <div className="grid mb-2">
        <div className="col-12 md:col-6">
          <AppField name="phone">
            {(field) => (
              <field.TextField
                label={labels.phone}
                type="tel"
                hint={phoneHint}
                transform={typedPhone}
                disabledReason={locked}
              />
            )}
          </AppField>
        </div>
        <div className="col-12 md:col-6">
          <AppField name="fax">
            {(field) => (
              <field.TextField
                label={labels.fax}
                type="tel"
                hint={phoneHint}
                transform={typedPhone}
                disabledReason={locked}
              />
            )}
          </AppField>
        </div>
      </div>
      <AppField name="email">
        {(field) => <field.TextField label={labels.email} type="email" disabledReason={locked} />}
      </AppField>
      <AppField name="webSiteWWW">
        {(field) => <field.TextField label={labels.webSiteWWW} type="url" disabledReason={locked} />}
      </AppField>
      <AppField name="officeBoxEpuap">
        {(field) => <field.TextField label={labels.officeBoxEpuap} disabledReason={locked} />}
      </AppField>
      <AppField name="receivingDocumentPlace">
        {(field) => <field.TextField label={labels.receivingDocumentPlace} disabledReason={locked} />}
      </AppField>
    </Card>
  );
}

const places = [
  ['country', 6],
  ['province', 6],
  ['district', 6],
  ['commune', 6],
  ['city', 12],
  ['street', 6],
  ['streetNumber', 3],
  ['flat', 3],
] as const;

/** Dane teleadresowe. */
export function AddressCard({ form: { AppField }, locked }: OfficeSection) {
  return (
    <Card title="Dane teleadresowe">
      <div className="grid mb-2">
        {places.map(([name, width]) => (
          <div key={name} className={`col-12 md:col-${width}`}>
            <AppField name={name}>
              {(field) => <field.TextField label={labels[name]} disabledReason={locked} />}
            </AppField>
          </div>
        ))}
        <div className="col-12 md:col-6">
          <AppField name="zipCode">
            {(field) => (
              <field.TextField
                label={labels.zipCode}
                hint="W formacie 00-000"
                transform={typedZipCode}
                disabledReason={locked}
              />
            )}
          </AppField>
        </div>
        <div className="col-12 md:col-6">
          <AppField name="zipCodeCity">
            {(field) => <field.TextField label={labels.zipCodeCity} disabledReason={locked} />}
          </AppField>
        </div>
      </div>
    </Card>
  );
}
