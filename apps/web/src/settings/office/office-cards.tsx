import { phoneMask, typedPhone, typedZipCode } from '@redakcja/domain/settings/contact-formats';
import { accountWarning, peppolWarning } from '@redakcja/domain/settings/identification-numbers';
import { Card } from '../../shared/ui/card.tsx';
import { FieldWarning } from './field-warning.tsx';
import type { OfficeSection } from './office-values.ts';

/** Informacje ogólne (specification, section 2.6). */
export function IdentityCard({ form: { AppField }, locked }: OfficeSection) {
  return (
    <Card title="Informacje ogólne">
      <AppField name="name">
        {(field) => <field.TextField label="Nazwa jednostki" required disabledReason={locked} />}
      </AppField>
      <AppField name="officeName">
        {(field) => (
          <field.TextField
            label="Nazwa urzędu"
            hint="Widać ją w całym biuletynie; bez niej używana jest nazwa jednostki"
            disabledReason={locked}
          />
        )}
      </AppField>
      <div className="grid">
        <div className="col-12 md:col-6 py-0">
          <AppField name="nip">{(field) => <field.TextField label="NIP" required disabledReason={locked} />}</AppField>
        </div>
        <div className="col-12 md:col-6 py-0">
          <AppField name="regon">
            {(field) => <field.TextField label="REGON" required hint="9 lub 14 cyfr" disabledReason={locked} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6 py-0">
          <AppField name="jstCodeTeryt">
            {(field) => <field.TextField label="Kod TERYT" hint="Najwyżej 7 cyfr" disabledReason={locked} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6 py-0">
          <AppField name="peppolNumber">
            {(field) => (
              <>
                <field.TextField label="Numer PEPPOL" hint="NIP lub GLN" />
                <FieldWarning text={peppolWarning(field.state.value ?? '')} />
              </>
            )}
          </AppField>
        </div>
      </div>
      <AppField name="bankAccountNumber">
        {(field) => (
          <>
            <field.TextField label="Numer konta bankowego" />
            <FieldWarning text={accountWarning(field.state.value ?? '')} />
          </>
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
      <div className="grid">
        <div className="col-12 md:col-6 py-0">
          <AppField name="phone">
            {(field) => (
              <field.TextField
                label="Telefon"
                type="tel"
                hint={phoneHint}
                transform={typedPhone}
                disabledReason={locked}
              />
            )}
          </AppField>
        </div>
        <div className="col-12 md:col-6 py-0">
          <AppField name="fax">
            {(field) => (
              <field.TextField
                label="Faks"
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
        {(field) => <field.TextField label="E-mail" type="email" disabledReason={locked} />}
      </AppField>
      <AppField name="webSiteWWW">
        {(field) => <field.TextField label="Strona WWW" type="url" disabledReason={locked} />}
      </AppField>
      <AppField name="officeBoxEpuap">
        {(field) => <field.TextField label="Skrytka ePUAP" disabledReason={locked} />}
      </AppField>
      <AppField name="receivingDocumentPlace">
        {(field) => <field.TextareaField label="Miejsce przyjmowania dokumentów" rows={2} disabledReason={locked} />}
      </AppField>
    </Card>
  );
}

const places = [
  ['country', 'Kraj', 6],
  ['province', 'Województwo', 6],
  ['district', 'Powiat', 6],
  ['commune', 'Gmina', 6],
  ['city', 'Miejscowość', 12],
  ['street', 'Ulica', 6],
  ['streetNumber', 'Numer domu', 3],
  ['flat', 'Numer lokalu', 3],
] as const;

/** Dane teleadresowe. */
export function AddressCard({ form: { AppField }, locked }: OfficeSection) {
  return (
    <Card title="Dane teleadresowe">
      <div className="grid">
        {places.map(([name, label, width]) => (
          <div key={name} className={`col-12 md:col-${width} py-0`}>
            <AppField name={name}>{(field) => <field.TextField label={label} disabledReason={locked} />}</AppField>
          </div>
        ))}
        <div className="col-12 md:col-6 py-0">
          <AppField name="zipCode">
            {(field) => (
              <field.TextField
                label="Kod pocztowy"
                hint="W formacie 00-000"
                transform={typedZipCode}
                disabledReason={locked}
              />
            )}
          </AppField>
        </div>
        <div className="col-12 md:col-6 py-0">
          <AppField name="zipCodeCity">
            {(field) => <field.TextField label="Poczta" disabledReason={locked} />}
          </AppField>
        </div>
      </div>
    </Card>
  );
}
