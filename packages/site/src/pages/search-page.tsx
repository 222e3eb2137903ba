import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import type { PublicFoundArticle } from '@redakcja/generated/model/publicFoundArticle';
import type { PublicSystemPage } from '@redakcja/generated/model/publicSystemPage';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages } from '../parts/addresses.tsx';
import { CategoryChoice } from '../parts/category-choice.tsx';
import { FoundList } from '../parts/found-list.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { PagesNav, pageAddresses } from '../parts/frame/pages-nav.tsx';
import { type Answers, SearchAnswers } from '../parts/search-answers.tsx';
import { textsOf, useText } from '../texts.tsx';

interface SearchPageProps extends PageContext {
  /** Empty shows everything that is published. */
  phrase: string;
  query: URLSearchParams;
  categories: readonly Pick<PublicCategory, 'id' | 'level' | 'displayText'>[];
  answers: Answers;
  list: {
    rows: readonly PublicFoundArticle[];
    total: number;
    /** Whether older articles have the words too. */
    isMore: boolean;
    /** Whether no article has all words: these have most of them. */
    isPartial: boolean;
    /** Whether nothing has these words: these articles have words like them. */
    isAlike: boolean;
    /** Whether nothing has the words of a phrase side by side: these articles have them apart. */
    isApart: boolean;
    page: number;
    size: number;
  };
}

/** A plain form: what was searched is the address of the page. */
export function SearchPage({ phrase, query, categories, answers, list, ...context }: SearchPageProps) {
  const t = textsOf(context.frame);
  const { isoCode } = context.frame.site.language;
  const own = ownPath(isoCode, pages.search);
  const isAsked = [...query.values()].some((value) => value !== '');
  const nothing = isAsked ? 'Brak wyników' : 'Jeszcze nic nie opublikowano';
  // how to get what the bulletin does not have
  const asking = context.frame.pages.find(({ type }) => type === ArticleType.SharingPublicInformation);
  const title = phrase === '' ? t('Wszystkie publikacje') : `${t('Wyniki wyszukiwania')}: ${phrase}`;
  return (
    <Page {...context} query={query} title={title} isIndexed={false}>
      <Breadcrumbs isoCode={isoCode} />
      <h1>{title}</h1>
      <form className="filters" method="get" action={own} aria-label={t('Szukaj')}>
        <label className="phrase">
          {t('Szukane słowa')} <input type="search" name="q" defaultValue={phrase} maxLength={200} />
        </label>
        <CategoryChoice name="kategoria" categories={categories} chosen={query.get('kategoria')} />
        <label>
          {t('Gdzie')}{' '}
          <select name="gdzie" defaultValue={query.get('gdzie') ?? ''}>
            <option value="">{t('wszędzie')}</option>
            <option value="tresc">{t('w treści')}</option>
            <option value="zalaczniki">{t('w załącznikach')}</option>
          </select>
        </label>
        <label>
          {t('Od')} <input type="date" name="od" defaultValue={query.get('od') ?? ''} />
        </label>
        <label>
          {t('Do')} <input type="date" name="do" defaultValue={query.get('do') ?? ''} />
        </label>
        <button type="submit">{t('Szukaj')}</button>
      </form>
      <SearchAnswers answers={answers} frame={context.frame} />
      <p className="hint" role="status">
        {list.total === 0 ? t(nothing) : `${t('Liczba informacji')}: ${list.total}`}
        {list.isAlike && ` – ${t('Nic nie ma takich słów; to ma podobne')}`}
        {list.isPartial && ` – ${t('Nic nie ma wszystkich słów; to ma ich najwięcej')}`}
        {list.isApart && ` – ${t('Nic nie ma tych słów obok siebie; to ma je osobno')}`}
        {list.isMore && ` – ${t('Najnowsze; starsze znajdziesz, gdy podasz okres, kategorię albo więcej słów')}`}
      </p>
      <FoundList articles={list.rows} />
      {list.total === 0 && phrase !== '' && <Instead related={answers.related} asking={asking} />}
      <PagesNav {...list} addressOf={pageAddresses(own, query)} />
    </Page>
  );
}

/** Where a search that found nothing goes on. */
function Instead({ related, asking }: Pick<Answers, 'related'> & { asking: PublicSystemPage | undefined }) {
  const t = useText();
  return (
    <>
      {related.length > 0 && (
        <section aria-labelledby="pokrewne">
          <h2 id="pokrewne">{t('Pokrewne kategorie')}</h2>
          <ul>
            {related.map(({ path, text }) => (
              <li key={path}>
                <a href={path}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asking !== undefined && (
        <p>
          <a href={asking.path}>{asking.title}</a>
        </p>
      )}
    </>
  );
}
