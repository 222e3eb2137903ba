import './language-messages.css';
import { missingCount } from '@redakcja/domain/settings/languages/translation-rules';
import type { Language } from '@redakcja/generated/model/language';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { LanguageEditor } from './language-editor.ts';
import { useLiveProgress } from './use-live-progress.ts';

/** Notices above the form (specification, section 4, Languages). */
export function LanguageMessages({ editor, language }: { editor: LanguageEditor; language: Language }) {
  const missing = missingCount(useLiveProgress(editor, language));
  if (language.isSystem) return null;
  if (language.status === LanguageStatus.Active) {
    return (
      <>
        <p className="notice m-0" role="note">
          <i className="pi pi-exclamation-triangle mr-2" aria-hidden="true" />
          Wersja językowa jest aktywna: zapisane zmiany od razu widać na stronie biuletynu.
        </p>
        <p className="notice notice-info m-0" role="note">
          <i className="pi pi-info-circle mr-2" aria-hidden="true" />
          {missing === 0
            ? 'Wszystko jest przetłumaczone. Nowe kategorie trzeba będzie przetłumaczyć.'
            : `Nieprzetłumaczone elementy: ${missing}. Bez tłumaczenia stałe teksty są na stronie po polsku, a kategorii na niej nie ma.`}
        </p>
      </>
    );
  }
  if (missing === 0) return null;
  return (
    <p className="notice notice-danger m-0" role="note">
      <i className="pi pi-exclamation-circle mr-2" aria-hidden="true" />
      Wersja językowa jest nieaktywna. Aby ją aktywować, uzupełnij brakujące tłumaczenia: {missing}.
    </p>
  );
}
