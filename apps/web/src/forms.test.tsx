// Every field of an input can be filled in: each screen is rendered, each of its dialogs opened, and the fields that the forms have shown are compared
// with the contract. The screens are those of the router, the inputs those of the operations.

import { contractSchemas, ruleOf, type Schema, schemaOf } from '@redakcja/generated/contract';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createSessionTimer } from './app/session/session-timer.ts';
import { createAppRouter } from './routes.ts';
import { serveArticle } from './testing/data/stored-article.ts';
import { leaveNothing } from './testing/leave-nothing.ts';
import { openEverything } from './testing/open-everything.ts';
import { fakeAuth, renderApp } from './testing/render-app.tsx';
import { type FilledObject, recordForms } from './testing/rendered-forms.ts';

/** The record of every address with an id; the number is that of `serveArticle`. */
const id = 12;
const router = createAppRouter({ auth: fakeAuth(), queryClient: new QueryClient(), timer: createSessionTimer() });
const addresses = Object.values(router.routesByPath)
  .filter(({ options }) => options.component !== undefined)
  .map(({ fullPath }) => fullPath.replaceAll(/\/\{-\$\w+\}/g, '').replace('$id', String(id)));

/** Bodies of operations that no form fills in. */
const withoutForm = new Set([
  // said by the card while it is open
  'ArticleEditingInput',
  // written by the command line
  'ArticleOrderInput',
  'ArticlesImportInput',
  // actions on selected rows, and files
  'ArticleStatusesInput',
  'ArticleStatusInput',
  'ArticleTranslationInput',
  'ArticleVisibilityInput',
  'IsoCodesImportInput',
  'MenuArticleMoveInput',
  'MenuSortConfigurationInput',
  'PasswordLinkInput',
  'ProvidingEntitiesImportInput',
  'TagMergeInput',
  'TagsImportInput',
  // a form per editor of a parameter, of which the compiler misses none
  'SystemParameterInput',
  // parts of a whole that is sent
  'FooterLinksContentInput',
]);

/** Fields that no form shows, and objects that no form consists of. */
const notInAForm = new Set([
  // chosen by the page, and asked for by the save
  'ArticleInput.languageId',
  'ArticleInput.changeText',
  // of rows: which one it is, chosen with its row or by a switch among the rows
  'AttachmentInput.id',
  'AttachmentInput.documentRepositoryId',
  'EDeliveryAddressInput.id',
  'EDeliveryAddressInput.isMain',
  'AdmissionHourInput.id',
  'OfficeContactInput.id',
  'MenuElementLanguageInput.languageId',
  'MenuElementLanguageInput.revision',
  // stored and not shown (specification, section 2.3)
  'UserInput.fax',
  // in the address of the form
  'ForcedPasswordInput has no form',
  // tables and trees, whose rows are saved alone
  'StandardElementChange has no form',
  'MenuElementTranslationChange has no form',
  'StandardElementTranslationInput has no form',
  'LanguageTranslationsInput has no form',
  'TileSettingInput has no form',
  'MenuElementAddition has no form',
  'MenuElementEdit has no form',
  'MenuElementMove has no form',
  'MenuElementDeletion has no form',
  'MenuElementRestoration has no form',
  // categories that are added together: import, bip config
  'MenuElementRow has no form',
  'MenuElementsInput has no form',
  'MenuSeen has no form',
  // a dialog per part
  'FooterInput has no form',
  'FooterLogoElementInput.type',
  'FooterTextElementInput.type',
  'FooterInformationElementInput.type',
  'FooterUpdatesElementInput.type',
]);

/** Values that only the screen has. */
const ownValues = new Set(['confirmPassword', 'isSystem', 'officeContactPhoto']);

/** Properties of an object schema, with those of its parts. */
function propertiesOf(schema: Schema): string[] {
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as Schema[]) : [];
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap((one) => propertiesOf(schemaOf(one)))];
}

/** Objects that the bodies of operations consist of. */
function inputs(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  function add(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (!('$ref' in value)) {
      for (const one of Object.values(value)) add(one);
      return;
    }
    const name = String(value.$ref).replace(/.*\//, '');
    const schema = contractSchemas[name];
    if (names.has(name) || withoutForm.has(name) || schema === undefined) return;
    names.set(name, propertiesOf(schema));
    add(schema);
  }
  for (const operation of operationsBySpecificity)
    add(ruleOf(operation).requestBody?.content['application/json']?.schema);
  return new Map([...names].filter(([, properties]) => properties.length > 0));
}

/** Fields of the inputs that no form has shown. */
function missingIn(objects: readonly FilledObject[]): string[] {
  return [...inputs()].flatMap(([input, names]) => {
    const forms = objects.filter((one) => {
      const own = one.names.filter((name) => !ownValues.has(name));
      return own.length === names.length && names.every((name) => own.includes(name));
    });
    if (forms.length === 0) return [`${input} has no form`];
    return names.filter((name) => !forms.some(({ shown }) => shown.has(name))).map((name) => `${input}.${name}`);
  });
}

/** A published article of the system has fields that others have not. */
const article: Partial<Article> = {
  status: ArticleStatus.Published,
  baseArticleType: ArticleType.Instruction,
  addedExtraContent: false,
};

test('every field of every input is in a form', { timeout: 3_600_000 }, async () => {
  const forms = recordForms();
  for (const address of addresses) {
    serveArticle(address.includes('systemowe') ? article : {});
    const app = renderApp(address, { user: { isAdmin: true } });
    await openEverything(app, forms.fillIn);
    leaveNothing();
  }
  expect(new Set(missingIn(forms.filledObjects()))).toEqual(notInAForm);
});
