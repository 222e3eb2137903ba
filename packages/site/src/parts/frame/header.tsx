import { languageTag } from '@redakcja/domain/shared/formats/language-tag';
import type { PublicTranslation } from '@redakcja/generated/model/publicTranslation';
import type { PageContext } from '../../page-context.tsx';
import { useText } from '../../texts.tsx';
import { ownPath, pages } from '../addresses.tsx';
import { CleanHtml } from '../clean-html.tsx';
import { LookForm } from './look-form.tsx';
import { shortcutsOf } from './shortcuts.ts';

type HeaderProps = PageContext & { translations: readonly PublicTranslation[] };

/** BIP's logo first, the office's arms beside it, and the search as the largest thing (regulation on BIP, § 11). */
export function SiteHeader({ translations, ...page }: HeaderProps) {
  const t = useText();
  const { frame, path, sign } = page;
  const { site } = frame;
  const { isoCode } = site.language;
  const { bigLogo, smallLogo, background, useGradient } = site.graphics;
  // an office without a name yet is called so
  const bulletin = t('Biuletyn Informacji Publicznej');
  const isHome = path === ownPath(isoCode, pages.home);
  return (
    <header>
      <div className="bar">
        <nav aria-label={t('Na skróty')}>
          {shortcutsOf(frame).map((one) => (
            <a key={one.name} href={one.path}>
              {t(one.name)}
            </a>
          ))}
        </nav>
        <div className="choices">
          <LookForm {...page} />
          <Languages frame={frame} translations={translations} />
        </div>
      </div>
      <div id="top" className={`top${useGradient ? ' gradient' : ''}${isHome ? ' high' : ''}`}>
        {background !== null && <img className="backdrop" src={background} alt="" />}
        <a
          className="bip"
          href="https://www.gov.pl/bip"
          lang="pl"
          title="Strona główna Biuletynu Informacji Publicznej"
        >
          <img src={sign} alt="Biuletyn Informacji Publicznej" width={67} height={52} />
        </a>
        <Arms wide={bigLogo} narrow={smallLogo} />
        <a className="office" href={ownPath(isoCode, pages.home)}>
          <CleanHtml id="header" className="name" html={site.header} />
          {site.officeName !== bulletin && <span>{bulletin}</span>}
        </a>
        <SearchForm isoCode={isoCode} />
      </div>
    </header>
  );
}

/** The small one is for narrow screens. */
function Arms({ wide, narrow }: { wide: string | null; narrow: string | null }) {
  const one = wide ?? narrow;
  if (one === null) return null;
  return (
    <picture>
      {narrow !== null && <source media="(width < 40rem)" srcSet={narrow} />}
      <img className="arms" src={one} alt="" width={56} height={64} />
    </picture>
  );
}

function SearchForm({ isoCode }: { isoCode: string }) {
  const t = useText();
  return (
    <search>
      <form action={ownPath(isoCode, pages.search)} method="get">
        <label className="hidden" htmlFor="szukaj">
          {t('Szukaj w biuletynie')}
        </label>
        <input id="szukaj" type="search" name="q" placeholder={t('Szukaj w treści i załącznikach')} maxLength={200} />
        <button type="submit">{t('Szukaj')}</button>
      </form>
    </search>
  );
}

function Languages({ frame, translations }: Pick<HeaderProps, 'frame' | 'translations'>) {
  const t = useText();
  const { isoCode } = frame.site.language;
  if (frame.languages.length < 2) return null;
  const pathIn = (code: string) => translations.find((one) => one.isoCode === code)?.path ?? ownPath(code, pages.home);
  return (
    <nav aria-label={t('Wybór języka')}>
      {frame.languages.map((one) => (
        <a
          key={one.isoCode}
          href={pathIn(one.isoCode)}
          lang={languageTag(one.isoCode)}
          hrefLang={languageTag(one.isoCode)}
          aria-current={one.isoCode === isoCode ? 'true' : undefined}
        >
          <span className="long">{one.localName}</span>
          <span className="short"> {one.isoCode}</span>
        </a>
      ))}
    </nav>
  );
}
