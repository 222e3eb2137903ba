// What the contract's examples cannot say: the mocks are used by an administrator, in an office with more than one language.
import type { ApplicationLanguage } from '../src/model/applicationLanguage.ts';
import type { ApplicationParameters } from '../src/model/applicationParameters.ts';
import type { ArticleRow } from '../src/model/articleRow.ts';
import { ArticleStatus } from '../src/model/articleStatus.ts';
import type { LoggedUser } from '../src/model/loggedUser.ts';
import type { OperationId } from '../src/operations.ts';

type Override<Body> = (made: Body) => Body;

const languageNames = [
  { isoCode: 'PL', name: 'polski', localName: 'polski' },
  { isoCode: 'EN', name: 'angielski', localName: 'English' },
  { isoCode: 'DE', name: 'niemiecki', localName: 'Deutsch' },
];

const languages: Override<ApplicationLanguage[]> = ([model]) =>
  model === undefined
    ? []
    : languageNames.map((language, index) => ({ ...model, ...language, id: index + 1, isDefault: index === 0 }));

const parameters: Override<ApplicationParameters> = (made) => ({ ...made, languages: languages(made.languages) });

/** One article in each status, in one to three languages. */
const articles: Override<ArticleRow[]> = ([model]) =>
  model === undefined
    ? []
    : Object.values(ArticleStatus).map((status, index) => ({
        ...model,
        id: model.id + index,
        baseArticleId: model.baseArticleId + index,
        status,
        translations: languageNames
          .slice(0, 1 + (index % languageNames.length))
          .map(({ isoCode }, at) => ({ languageId: at + 1, isoCode, id: model.id + index + at * 100 })),
      }));

const administrator: Override<LoggedUser> = (made) => ({ ...made, isAdmin: true, excludeCategories: [] });

// biome-ignore lint/suspicious/noExplicitAny: each override names the body of its own operation
export const mockOverrides: Partial<Record<OperationId, Override<any>>> = {
  getApplicationParameters: parameters,
  listApplicationLanguages: languages,
  getLoggedUser: administrator,
  listArticles: articles,
  listLoggedUserExcludedCategories: () => [],
};
