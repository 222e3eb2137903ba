import './on-site.css';
import { useStore } from '@tanstack/react-form';
import { lazy, type ReactNode, Suspense, useDeferredValue, useId, useMemo } from 'react';
import { PageTextsContext } from '../../shared/form/frames/page-texts.ts';
import { useDirty } from '../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../shared/form/state/use-editor.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { usePreviewedPage } from './preview-page.ts';
import { readerTexts, type SiteDraft } from './site-draft.ts';
import { usePreviewShown } from './use-preview-shown.ts';

const DraftPanel = lazy(async () => ({ default: (await import('./draft-panel.tsx')).DraftPanel }));

interface OnSiteProps {
  draft: SiteDraft;
  isUnsaved: boolean;
  children: ReactNode;
}

/**
 * Fields of a setting with „Podgląd strony” at their right, where their unsaved state is shown in its place; with less room it is docked under them.
 * It can be hidden. Its code and the site are fetched when it is shown.
 */
export function OnSite({ draft, isUnsaved, children }: OnSiteProps) {
  const { isShown, toggle } = usePreviewShown();
  const { parameters, language } = useSession();
  const lang = parameters.languages.find(({ id }) => id === draft.languageId)?.isoCode ?? language;
  // unsaved texts are compared with those of the page, also while it is hidden
  const { data, isFetching, refetch } = usePreviewedPage(lang, isShown || isUnsaved);
  const { place } = draft;
  const texts = useMemo(() => (data ? readerTexts(data.frame.site, place) : []), [data, place]);
  const id = useId();
  return (
    <div className="on-site">
      <div className={`on-site-columns gap-3 ${isShown ? 'on-site-open' : ''}`}>
        <div className="flex flex-column gap-3 min-w-0">
          <PageTextsContext value={texts}>{children}</PageTextsContext>
        </div>
        <aside className="on-site-panel card flex flex-column min-w-0" aria-labelledby={`${id}-title`}>
          <div className="flex flex-wrap align-items-center column-gap-3">
            <h2 id={`${id}-title`} className="m-0">
              Podgląd strony
            </h2>
            <Button
              className="ml-auto"
              variant="text"
              label={isShown ? 'Ukryj podgląd' : 'Pokaż podgląd'}
              icon={isShown ? 'eye-slash' : 'eye'}
              aria-expanded={isShown}
              aria-controls={`${id}-page`}
              onClick={toggle}
            />
          </div>
          <div id={`${id}-page`} hidden={!isShown}>
            {isShown && (
              <Suspense fallback={<Loader />}>
                {data && <DraftPanel page={data} draft={draft} isUnsaved={isUnsaved} />}
                {!data && (isFetching ? <Loader /> : <LoadFailure onRetry={refetch} />)}
              </Suspense>
            )}
          </div>
        </aside>
      </div>
    </div>
  );
}

interface FormOnSiteProps<Values extends object> {
  editor: Pick<Editor<Values>, 'form' | 'record'>;
  draftOf: (values: Values) => SiteDraft;
  children: ReactNode;
}

/** The same for a form: the page follows what is typed when the browser has time for it, so that typing never waits. */
export function FormOnSite<Values extends object>({ editor, draftOf, children }: FormOnSiteProps<Values>) {
  const values = useStore(editor.form.store, (state) => state.values);
  const isUnsaved = useDirty(editor);
  const typed = useDeferredValue(values);
  const draft = useMemo(() => draftOf(typed), [draftOf, typed]);
  return (
    <OnSite draft={draft} isUnsaved={isUnsaved}>
      {children}
    </OnSite>
  );
}
