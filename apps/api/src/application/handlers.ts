import { iconNames } from '@redakcja/domain/settings/settings-labels';
import { permissionLabels } from '@redakcja/domain/shared/session/permissions';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import type { KnowledgeBaseUrl } from '@redakcja/generated/model/knowledgeBaseUrl';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { version } from '@redakcja/generated/version';
import { sql } from 'drizzle-orm';
import type { Area, Handler } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { integer, rowShape, text } from '../database/rows/row-shape.ts';
import { notFound } from '../http/problem.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { listJournalEntries } from './journal.ts';
import { knowledgeBaseEntries } from './knowledge-base.ts';
import { activeLanguages, knownLanguages, languageOf } from './languages.ts';
import { listRecordOperations } from './record-operations.ts';
import { dictionaryElements } from './standard-elements.ts';

const role = rowShape({ id: integer(), name: text() });

async function parameters(db: Database, services: Services, code: string): Promise<ApplicationParameters> {
  const { config, log } = services;
  const [languages, roles, { officeName, manuals, ...system }] = await Promise.all([
    knownLanguages(db, log),
    db.rows(role, sql`${role.select} from roles where is_system order by id`),
    readSystemParameters(db),
  ]);
  const activeLanguage = languageOf(languages, code);
  return {
    languages,
    activeLanguage,
    ...system,
    serverIdentity: identityOf(config),
    dictionaryElements: await dictionaryElements(db, activeLanguage.id),
    webAppAddress: config.webAppAddress,
    siteAddress: config.site.url,
    permissions: Object.values(PermissionName).map((id) => ({ id, ...permissionLabels[id] })),
    systemRoles: roles,
    isIntegratedWithASW: config.integratedWithAsw,
    isDemoVersion: config.demo,
    minPasswordLength: config.identity.minPasswordLength,
    icons: [...iconNames],
    knowledgeBase: knowledgeBaseEntries({ manuals }).map(({ id, name }) => ({ id, name })),
    officeName,
    version,
  };
}

function identityOf({ identity, publicUrl }: Config): ApplicationParameters['serverIdentity'] {
  const isExternal = identity.issuer !== null;
  // the URL used by browsers and password managers (W3C, A Well-Known URL for Changing Passwords)
  const wellKnown = new URL('/.well-known/change-password', identity.issuer ?? publicUrl).href;
  return {
    address: identity.issuer ?? `${publicUrl}/identity`,
    client_id: identity.clientId,
    scope: identity.scope,
    isExternal,
    passwordChangeAddress: (isExternal ? identity.passwordUrl : null) ?? wellKnown,
  };
}

const getKnowledgeBaseUrl: Handler<'getKnowledgeBaseUrl'> = async ({ params, db, services }) => {
  const entry = knowledgeBaseEntries(await readSystemParameters(db)).find(({ id }) => id === params.id);
  if (entry === undefined) throw notFound(`Nie znaleziono pozycji bazy wiedzy o numerze ${params.id}`);
  return { body: { url: `${services.config.publicUrl}${entry.path}` } satisfies KnowledgeBaseUrl };
};

export const applicationArea = {
  handlers: {
    getApplicationParameters: async (call) => ({ body: await parameters(call.db, call.services, call.params.lang) }),
    listApplicationLanguages: async ({ db }) => ({ body: await activeLanguages(db) }),
    listDictionaryElements: async ({ db, params }) => {
      const language = languageOf(await activeLanguages(db), params.lang);
      return { body: await dictionaryElements(db, language.id) };
    },
    getKnowledgeBaseUrl,
    listJournalEntries,
    listRecordOperations,
  },
} satisfies Area;
