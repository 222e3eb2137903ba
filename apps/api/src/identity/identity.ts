// The identity provider of this process: who calls (every request), and the sign-in pages under /identity.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Authenticate } from '../shared/authenticate.ts';
import type { Demonstration } from '../shared/demonstration.ts';
import type { Services } from '../shared/services.ts';
import { serveAssets } from './assets.ts';
import { createAuthenticator } from './authenticate.ts';
import { removeLeftovers } from './clean-up.ts';
import { readForms } from './form-body.ts';
import { serveHelpPages } from './help-pages.ts';
import { serveInteractions } from './interactions.ts';
import { type IdentityKeys, loadKeys } from './keys.ts';
import { answerFailures } from './page-failures.ts';
import { createPageRenderer } from './page-renderer.ts';
import { serveProvider } from './provider-plugin.ts';

export interface IdentityParts {
  database: OpenDatabase;
  config: Config;
  log: FastifyBaseLogger;
  now?: () => Date;
  demonstration?: Pick<Demonstration, 'accounts' | 'password' | 'automat'> | null;
  /** For the keys of a foreign provider. */
  request?: typeof fetch;
}

export interface Identity {
  authenticate: Authenticate;
  /** For buildServer: the pages and the protocol; nothing when a foreign provider is configured. */
  plugin: (app: FastifyInstance, services: Services) => void;
  keys: () => Promise<IdentityKeys>;
  close: () => Promise<void>;
}

const hour = 60 * 60 * 1000;

export function createIdentity(parts: IdentityParts): Identity {
  const { database, log, now = () => new Date(), demonstration = null, request } = parts;
  const config = withAutomat(parts.config, demonstration);
  const keys = once(() => loadKeys(database.db));
  const authenticator = createAuthenticator({ database, config, keys, log, now, ...(request && { request }) });
  return {
    authenticate: authenticator.authenticate,
    keys,
    close: authenticator.close,
    plugin(app, services) {
      if (config.identity.issuer !== null) return;
      const pages = createPageRenderer(config, services);
      const provider = once(async (): Promise<Provider> => {
        const { createProvider } = await import('./provider.ts');
        return createProvider({ db: database.db, config, keys: await keys(), pages, log, now });
      });
      serveAssets(app);
      app.register(async (scope) => {
        answerFailures(scope, pages, config.publicUrl);
        readForms(scope);
        serveInteractions(scope, { services, pages, keys, provider, demo: demonstration });
        serveHelpPages(scope, pages, config.publicUrl);
      });
      app.register(async (scope) => serveProvider(scope, config.publicUrl, provider));
      const timer = setInterval(() => {
        removeLeftovers(services).catch((error: unknown) => log.error({ err: error }, 'clean-up of sign-ins failed'));
      }, hour).unref();
      app.addHook('onClose', async () => clearInterval(timer));
    },
  };
}

function withAutomat(config: Config, demonstration: IdentityParts['demonstration']): Config {
  if (!demonstration) return config;
  const automats = [demonstration.automat, ...config.identity.automats];
  return { ...config, identity: { ...config.identity, automats } };
}

/** One attempt for everybody who waits; after a failure the next caller tries again. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
