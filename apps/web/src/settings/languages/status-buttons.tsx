import { sentChanges } from '@redakcja/domain/settings/languages/language-card';
import { missingCount } from '@redakcja/domain/settings/languages/translation-rules';
import type { Language } from '@redakcja/generated/model/language';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { useChangeLanguageStatus } from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { ifMatch } from '../../shared/form/state/save-meta.ts';
import { useInvalidReason } from '../../shared/form/state/use-form.ts';
import { fieldErrorsOf, statusOf } from '../../shared/problem.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { isCommonDirty, type LanguageEditor } from './language-editor.ts';
import { useLiveProgress } from './use-live-progress.ts';

const { Active, Inactive } = LanguageStatus;

/** Activates and deactivates (specification, section 4). Complete changes of translations are sent with it. */
export function StatusButtons({ editor, language }: { editor: LanguageEditor; language: Language }) {
  const { form } = editor;
  const missing = missingCount(useLiveProgress(editor, language));
  const invalidReason = useInvalidReason(editor, 'Popraw błędy w formularzu');
  const hasOtherChanges = useStore(form.store, (state) => isCommonDirty(state.values, language));
  const { mutateAsync, isPending } = useChangeLanguageStatus({
    mutation: {
      meta: {
        errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany statusu wersji językowej',
        showsFieldErrors: true,
      },
    },
    request: ifMatch(editor.record.etag),
  });

  async function change(status: LanguageStatus) {
    try {
      const answer = await mutateAsync({ id: language.id, status, data: sentChanges(form.state.values) });
      form.setFieldValue('standardElementsChanged', []);
      form.setFieldValue('menuElementsChanged', []);
      editor.accept(answer);
      toast.success(status === Active ? 'Wersja językowa została aktywowana' : 'Wersja językowa została dezaktywowana');
    } catch (error) {
      // The error handler of requests has shown the reason.
      editor.refuse(fieldErrorsOf(error));
      // Another user has changed it: the form loads the new state.
      if (statusOf(error) === 412) await editor.record.fetchNewest?.().catch(() => undefined);
    }
  }

  async function deactivate() {
    const agreed = await confirm({
      title: `Dezaktywować wersję językową „${language.name}”?`,
      message: 'Zniknie ze strony biuletynu i z przełączników języka. Treści i tłumaczenia zostaną.',
      action: 'Dezaktywuj',
      danger: true,
    });
    if (agreed) await change(Inactive);
  }

  const unsaved = hasOtherChanges ? 'Najpierw zapisz zmiany w danych ogólnych' : undefined;
  const isActive = language.status === Active;
  const incomplete = missing > 0 ? `Najpierw uzupełnij brakujące tłumaczenia: ${missing}` : undefined;
  return (
    <>
      <Button
        label="Aktywuj"
        icon="check-circle"
        busy={isPending}
        disabledReason={isActive ? 'Wersja językowa jest już aktywna' : (invalidReason ?? unsaved ?? incomplete)}
        onClick={() => change(Active)}
      />
      <Button
        label="Dezaktywuj"
        icon="ban"
        variant="danger"
        busy={isPending}
        disabledReason={isActive ? (invalidReason ?? unsaved) : 'Wersja językowa nie jest aktywna'}
        onClick={deactivate}
      />
    </>
  );
}
