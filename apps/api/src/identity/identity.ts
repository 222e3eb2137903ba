// Authentication of requests, and the built-in identity provider under /identity.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import type { Authenticate } from '../call/caller.ts';
import type { SystemServices } from '../call/services.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Demonstration } from '../shared/accounts/demonstration.ts';
import { serveAssets } from './pages/assets.ts';
import { readForms } from './pages/form-body.ts';
import { serveHelpPages } from './pages/help-pages.ts';
import { handlePageErrors } from './pages/page-errors.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { serveInteractions } from './provider/interactions.ts';
import { type IdentityKeys, loadKeys } from './provider/keys.ts';
import { serveProvider } from './provider/provider-plugin.ts';
import { createAuthenticator } from './sessions/authenticate.ts';
import { serveBackChannelLogout } from './sessions/back-channel-logout.ts';
import { removeExpiredRecords } from './sessions/remove-expired.ts';
import { foreignKeys } from './sessions/token-verifier.ts';

export interface IdentityParts {
  database: OpenDatabase;
  config: Config;
  log: FastifyBaseLogger;
  now?: () => Date;
  demonstration?: Pick<Demonstration, 'accounts' | 'password' | 'automat'> | null;
  /** Fetches the keys of an external provider. */
  request?: typeof fetch;
}

export interface Identity {
  authenticate: Authenticate;
  /** Registers the identity provider, or the endpoint that an external one calls. */
  plugin: (app: FastifyInstance, services: SystemServices) => void;
  keys: () => Promise<IdentityKeys>;
  close: () => Promise<void>;
}

const hour = 60 * 60 * 1000;

export function createIdentity(parts: IdentityParts): Identity {
  const { database, log, now = () => new Date(), demonstration = null, request } = parts;
  const config = withAutomat(parts.config, demonstration);
  const keys = memoised(() => loadKeys(database.db));
  const providerKeys = foreignKeys({ config, log, now }, request);
  const authenticator = createAuthenticator({ database, config, keys, log, now, foreignKeys: providerKeys });
  return {
    authenticate: authenticator.authenticate,
    keys,
    close: authenticator.close,
    plugin(app, services) {
      const timer = setInterval(() => {
        removeExpiredRecords(services).catch((error: unknown) =>
          log.error({ err: error }, 'clean-up of sign-ins failed'),
        );
      }, hour).unref();
      app.addHook('onClose', async () => clearInterval(timer));
      // their typeface is that of the preview too
      serveAssets(app);
      if (config.identity.issuer !== null) return serveBackChannelLogout(app, services, providerKeys);
      const pages = createPageRenderer(config, services.db);
      const provider = memoised(async (): Promise<Provider> => {
        const { createProvider } = await import('./provider/provider.ts');
        return createProvider({ ...services, config, keys: await keys(), pages });
      });
      app.register(async (scope) => {
        handlePageErrors(scope, pages, config.publicUrl);
        readForms(scope);
        serveInteractions(scope, { services, pages, keys, provider, demo: demonstration });
        serveHelpPages(scope, pages, config.publicUrl);
      });
      app.register(async (scope) => serveProvider(scope, config.publicUrl, provider));
    },
  };
}

function withAutomat(config: Config, demonstration: IdentityParts['demonstration']): Config {
  if (!demonstration) return config;
  const automats = [demonstration.automat, ...config.identity.automats];
  return { ...config, identity: { ...config.identity, automats } };
}

/** Concurrent callers share one attempt; after a failure the next caller tries again. */
function memoised<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
