// Values that the contract's examples do not give: the user is an administrator, and there are several languages.
import type { ApplicationLanguage } from '../src/model/applicationLanguage.ts';
import type { ApplicationParameters } from '../src/model/applicationParameters.ts';
import type { ArticleRow } from '../src/model/articleRow.ts';
import { ArticleStatus } from '../src/model/articleStatus.ts';
import type { LoggedUser } from '../src/model/loggedUser.ts';
import type { Operations } from '../src/operation-types.ts';
import type { OperationId } from '../src/operations.ts';

type Override<Body> = (body: Body) => Body;

const languageNames = [
  { isoCode: 'PL', name: 'polski', localName: 'polski' },
  { isoCode: 'EN', name: 'angielski', localName: 'English' },
  { isoCode: 'DE', name: 'niemiecki', localName: 'Deutsch' },
];

const languages: Override<readonly ApplicationLanguage[]> = ([model]) =>
  model === undefined
    ? []
    : languageNames.map((language, index) => ({ ...model, ...language, id: index + 1, isDefault: index === 0 }));

const parameters: Override<ApplicationParameters> = (body) => ({ ...body, languages: [...languages(body.languages)] });

/** An article in each status, in one to three languages. */
const articles: Override<readonly ArticleRow[]> = ([model]) =>
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

const administrator: Override<LoggedUser> = (body) => ({ ...body, isAdmin: true, excludeCategories: [] });

type BodyOf<Id extends OperationId> = Extract<Operations<Blob>[Id]['answers'], { 200: { body: unknown } }>[200]['body'];

export const mockOverrides: { readonly [Id in OperationId]?: Override<BodyOf<Id>> } = {
  getApplicationParameters: parameters,
  listApplicationLanguages: languages,
  getLoggedUser: administrator,
  listArticles: articles,
  listLoggedUserExcludedCategories: () => [],
};
