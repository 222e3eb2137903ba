import { useListIsoCodes } from '@redakcja/generated/dictionaries/dictionaries';
import type { Language } from '@redakcja/generated/model/language';
import { useStore } from '@tanstack/react-form';
import { IsoCodeHelp } from '../../shared/iso-code-help.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { Flag } from '../../shared/ui/page/flag.tsx';
import { DateFormatField } from './date-format-field.tsx';
import type { LanguageEditor } from './language-editor.ts';

const defaultReason = 'To język domyślny, tego pola nie można zmienić';

/** Common data of a language (specification, section 2.6). */
export function CommonDataCard({ editor, language }: { editor: LanguageEditor; language: Language | undefined }) {
  const { AppField } = editor.form;
  const disabledReason = language?.isDefault ? defaultReason : undefined;
  const codes = useListIsoCodes({ size: 0 }, { query: { meta: { silent: true } } }).data?.items ?? [];
  const chosen = useStore(editor.form.store, (state) => state.values.isoCode);
  const flag = codes.find(({ code }) => code === chosen)?.file ?? null;
  const listed = codes.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }));
  // the stored code is shown before the dictionary is loaded
  const options =
    listed.some(({ value }) => value === chosen) || chosen === ''
      ? listed
      : [...listed, { value: chosen, label: chosen }];
  return (
    <Card title="Dane ogólne" actions={<IsoCodeHelp>Brakujący kod można dodać w słowniku kodów ISO.</IsoCodeHelp>}>
      <div className="grid">
        <div className="col-12 md:col-6">
          <AppField name="name">
            {(field) => <field.TextField label="Nazwa języka" disabledReason={disabledReason} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6">
          <AppField name="localName">
            {(field) => <field.TextField label="Nazwa lokalna" disabledReason={disabledReason} />}
          </AppField>
        </div>
        <div className="col-12 md:col-6 flex gap-2 align-items-start">
          <div className="flex-1 min-w-0">
            <AppField name="isoCode">
              {(field) => (
                <field.SelectField
                  label="Kod ISO"
                  options={options}
                  emptyLabel="Wybierz kod"
                  disabledReason={disabledReason}
                />
              )}
            </AppField>
          </div>
          {flag && (
            <span className="pt-4 mt-1">
              <Flag file={flag} alt={`Flaga: ${chosen}`} size={32} />
            </span>
          )}
        </div>
        <div className="col-12 md:col-3">
          <AppField name="dateFormat">{() => <DateFormatField />}</AppField>
        </div>
        <dl className="facts col-12 md:col-3">
          <dt>Status</dt>
          <dd className="pt-1">{language?.statusName ?? 'Nieaktywny'}</dd>
        </dl>
      </div>
    </Card>
  );
}
