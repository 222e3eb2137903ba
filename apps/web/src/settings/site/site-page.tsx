import { LanguageSwitch } from '../../shared/list/language-switch.tsx';
import { LoadFailure } from '../../shared/ui/messages/load-failure.tsx';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { sitePreview } from '../resources.ts';
import { useScreenLanguage } from '../shared/use-screen-language.ts';
import { usePreviewedPage } from './preview-page.ts';
import { SitePreview } from './site-preview.tsx';

/** /ustawienia/podglad-strony/{lang}: preview of the home page of the bulletin. */
export function SitePage({ lang }: { lang?: string }) {
  const { language, setLanguage } = useScreenLanguage(sitePreview, lang);
  const code = language?.isoCode ?? '';
  const { data, isFetching, refetch } = usePreviewedPage(code);
  return (
    <div className="flex flex-column gap-3">
      <header className="list-heading flex flex-wrap align-items-center">
        <h1>{sitePreview.title}</h1>
        <div className="flex flex-wrap align-items-center gap-2 md:ml-auto">
          <LanguageSwitch value={code} onChange={setLanguage} />
        </div>
      </header>
      <p className="m-0 muted">Tak stronę widzi odwiedzający. Jej łącza otwierają się w nowej karcie biuletynu.</p>
      {data ? <SitePreview page={data} /> : isFetching ? <Loader /> : <LoadFailure onRetry={refetch} />}
    </div>
  );
}
