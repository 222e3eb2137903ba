import type { LanguageCardValues } from '@redakcja/domain/settings/languages/language-card';
import type { CurrentRows } from '@redakcja/domain/settings/translation-files/translation-rows';
import type { Language } from '@redakcja/generated/model/language';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import { listMenuElementTranslations } from '@redakcja/generated/settings/settings';
import { useState } from 'react';
import { keepFile } from '../../../shared/keep-file.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { toast } from '../../../shared/ui/messages/toast-store.ts';
import type { LanguageEditor } from '../language-editor.ts';
import { ImportDialog } from './import-dialog.tsx';

const pageSize = 1000;

/** All stored translations. */
async function currentRows({ id, standardElementsTranslations }: Language): Promise<CurrentRows> {
  const menus: MenuElementTranslation[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listMenuElementTranslations(id, { page, size: pageSize });
    menus.push(...items);
    if (items.length === 0 || menus.length >= total) break;
  }
  return { standard: standardElementsTranslations.items, menus };
}

interface TranslationFilesProps {
  editor: LanguageEditor;
  language: Language;
}

/** Export and import of the translations. An import changes the form of the card, which is then saved as usual. */
export function TranslationFiles({ editor, language }: TranslationFilesProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState<'csv' | 'xliff'>();

  async function download(format: 'csv' | 'xliff') {
    setBusy(format);
    try {
      const { exportedRows } = await import('@redakcja/domain/settings/translation-files/translation-rows');
      const rows = exportedRows(await currentRows(language));
      const name = `tlumaczenia-${language.isoCode.toLowerCase()}`;
      if (format === 'csv') {
        const { toTranslationCsv } = await import('@redakcja/domain/settings/translation-files/translation-csv');
        keepFile(toTranslationCsv(language.isoCode, rows), `${name}.csv`);
      } else {
        const { toTranslationXliff } = await import('@redakcja/domain/settings/translation-files/translation-xliff');
        keepFile(toTranslationXliff(language.isoCode, rows), `${name}.xlf`);
      }
    } catch {
      toast.error('Nie udało się pobrać tłumaczeń. Sprawdź połączenie z siecią i spróbuj ponownie');
    } finally {
      setBusy(undefined);
    }
  }

  function take({
    standardElementsChanged,
    menuElementsChanged,
  }: Pick<LanguageCardValues, 'standardElementsChanged' | 'menuElementsChanged'>) {
    editor.form.setFieldValue('standardElementsChanged', standardElementsChanged);
    editor.form.setFieldValue('menuElementsChanged', menuElementsChanged);
    setOpen(false);
    toast.success('Tłumaczenia z pliku są w formularzu. Zapisz je');
  }

  return (
    <>
      <Button label="Eksport CSV" icon="download" busy={busy === 'csv'} onClick={() => download('csv')} />
      <Button label="Eksport XLIFF" icon="download" busy={busy === 'xliff'} onClick={() => download('xliff')} />
      <Button label="Import" icon="upload" onClick={() => setOpen(true)} />
      <ImportDialog
        open={isOpen}
        isoCode={language.isoCode}
        changes={() => editor.form.state.values}
        read={() => currentRows(language)}
        onTake={take}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
