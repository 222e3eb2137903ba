import { integratedOfficeInput, officeSchema } from '@redakcja/domain/settings/office/office-form';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Office } from '@redakcja/generated/model/office';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import { updateOffice, useGetOffice } from '@redakcja/generated/settings/settings';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { office } from '../resources.ts';
import { AdmissionHoursCard } from './admission-hours-card.tsx';
import { EDeliveryCard } from './e-delivery-card.tsx';
import { AddressCard, ContactCard, IdentityCard } from './office-cards.tsx';
import { officeValues } from './office-values.ts';

/** Id of the only office. */
const id = 1;

/** /ustawienia/jednostki/dane-jednostki, also with edytuj/{id} (specification, section 2.6). */
export function OfficePage() {
  return (
    <EditRecord resource={office} id={id} query={useGetOffice(loading(office))} toValues={officeValues}>
      {(record) => <OfficeForm record={record} />}
    </EditRecord>
  );
}

function OfficeForm({ record }: { record: FormRecord<OfficeInput, Office> }) {
  const { isIntegratedWithASW } = useSession().parameters;
  const update = useUpdate(office, id, (_id, input: OfficeInput, options) => updateOffice(input, options));
  const editor = useEditor({
    record,
    // an external system maintains everything else
    schema: isIntegratedWithASW ? integratedOfficeInput : officeSchema,
    save: ({ peppolNumber, bankAccountNumber, ownNumbers, ...rest }, etag) =>
      update({ peppolNumber, bankAccountNumber, ownNumbers, ...(isIntegratedWithASW ? {} : rest) }, etag),
  });
  const section = {
    form: editor.form,
    locked: isIntegratedWithASW ? 'Dane pochodzą ze zintegrowanego systemu ASW' : undefined,
  };
  return (
    <FormPage editor={editor}>
      <div className="grid">
        <div className="col-12 xl:col-6 flex flex-column gap-3">
          <IdentityCard {...section} />
          <ContactCard {...section} />
          <OfficeUsesCard />
        </div>
        <div className="col-12 xl:col-6 flex flex-column gap-3">
          <EDeliveryCard {...section} />
          <AddressCard {...section} />
          <AdmissionHoursCard {...section} />
          <RecordHistory editor={editor} recordType={JournalRecordType.Office} id={id} />
        </div>
      </div>
    </FormPage>
  );
}

/** Where the name of the office is shown. */
const nameUses = [
  'Nagłówek i strona główna tej aplikacji',
  'Strona logowania',
  'Podmiot udostępniający, który ma na początku każdy nowy artykuł',
  'Nagłówek strony biuletynu i jej podgląd, gdy nagłówek języka jest pusty',
  'Dane biuletynu dla strony (wydawca kanałów RSS)',
  'Logotyp stopki strony i jej podgląd, dopóki nikt nie wpisał w nim własnej nazwy jednostki',
] as const;

/** Gdzie użyte. */
function OfficeUsesCard() {
  return (
    <Card title="Gdzie użyte są te dane">
      <p className="mt-0">
        Adres, telefon, e-mail, NIP, REGON, numery konta i PEPPOL, adresy do doręczeń i godziny przyjęć pokazuje część
        „Kontakt” strony biuletynu i jej podgląd.
      </p>
      <p>Nazwa urzędu, a gdy jej brak – nazwa jednostki, zmienia się po zapisaniu także tutaj:</p>
      <ul className="m-0 pl-4">
        {nameUses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </Card>
  );
}
