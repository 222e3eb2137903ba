// Configuration of oidc-provider: clients, storage, pages and policy. Loaded with the first request that needs it, because it is a third of the
// memory and of the start-up time of the server.
import Provider, {
  type Configuration,
  errors,
  type KoaContextWithOIDC,
  type Account as ProviderAccount,
} from 'oidc-provider';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { type Account, findAccountByLogin, findAccountBySubject } from '../accounts/accounts.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { auditPrograms, type ProgramEventParts } from '../sessions/program-events.ts';
import { issuedAtClaim, issuerOf } from '../sessions/token-verifier.ts';
import { cookieName } from '../sign-in/cookie-name.ts';
import { throttleGuesses } from '../sign-in/guess-throttle.ts';
import { createSignInThrottle } from '../sign-in/sign-in-throttle.ts';
import { recordSignOut, signOutAtOnce } from '../sign-in/sign-out.ts';
import type { IdentityKeys } from './keys.ts';
import {
  nativeClientId,
  nativeGrant,
  nativeRefresh,
  providerClients,
  reasonParameter,
  webSession,
} from './provider-clients.ts';
import { interactionsPolicy, passwordPrompt } from './provider-policy.ts';
import { createScreens, type Screens } from './provider-screens.ts';
import { ProviderStorage } from './provider-storage.ts';

export interface ProviderParts extends ProgramEventParts {
  keys: IdentityKeys;
  pages: PageRenderer;
}

/** Resource indicator of the API (RFC 8707). */
const apiResource = 'urn:redakcja-bip:api';
const oidcScopes = ['openid', 'profile', 'email', 'offline_access'];
const minute = 60;

export function createProvider(parts: ProviderParts): Provider {
  const { db, config, log } = parts;
  const screens = createScreens(parts.pages, config.publicUrl);
  const provider = new Provider(issuerOf(config), configuration(parts, screens));
  // provider-plugin.ts sets the forwarded headers
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    takeUserCode(ctx);
    await next();
    await screens.continue(ctx as KoaContextWithOIDC);
  });
  throttleGuesses(provider, createSignInThrottle(db, parts.keys.secret, parts.now));
  provider.on('server_error', (ctx, error) => {
    if (!isDatabaseAway(error)) return log.error({ err: error }, 'identity provider failed');
    ctx.status = 503;
    ctx.set('retry-after', '5');
  });
  provider.on('end_session.success', (ctx) => {
    const accountId = ctx.oidc.session?.accountId;
    if (accountId === undefined) return;
    recordSignOut({ db, now: parts.now }, accountId, ctx.ip).catch((error: unknown) =>
      log.error({ err: error }, 'sign-out not written to the audit log'),
    );
  });
  auditPrograms(provider, parts);
  return provider;
}

function configuration({ db, config, keys, now }: ProviderParts, screens: Screens): Configuration {
  const scope = config.identity.scope;
  return {
    adapter: (model: string) => new ProviderStorage(db, model),
    clients: providerClients(config),
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientBasedCORS: (_ctx, origin, client) =>
      client.redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: {
        session: cookieName('bip_session', '/', config.publicUrl),
        // one for each attempt at signing in, so they have paths
        interaction: cookieName('bip_interaction', 'own', config.publicUrl),
        resume: cookieName('bip_resume', 'own', config.publicUrl),
      },
    },
    scopes: oidcScopes,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      email: ['email'],
    },
    pkce: { required: () => true },
    extraParams: [reasonParameter],
    responseTypes: ['code'],
    discovery: { ui_locales_supported: ['pl'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      deviceFlow: {
        enabled: true,
        charset: 'base-20',
        mask: '****-****',
        deviceInfo: () => ({}),
        userCodeInputSource: screens.deviceCode,
        userCodeConfirmSource: screens.deviceConfirm,
        successSource: screens.deviceDone,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx) => {
          if (!(await signOutAtOnce({ db, now }, ctx))) await screens.signOut(ctx);
        },
        postLogoutSuccessSource: screens.signedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== apiResource) throw new errors.InvalidTarget();
          return {
            scope,
            audience: config.identity.audience,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
    },
    formats: { customizers: { jwt: (_ctx, token, jwt) => actAsUser(db, config, token, jwt) } },
    // its tokens end with the sign-in; a service client has no sign-in
    extraTokenClaims: (_ctx, token) => ({
      [issuedAtClaim]: now().getTime(),
      ...(token.kind === 'AccessToken' && { sign_in: token.grantId }),
    }),
    findAccount: async (_ctx, subject) => providerAccount(await findAccountBySubject(db, subject)),
    loadExistingGrant: (ctx) => grantOf(ctx, scope),
    // lifetimes: provider-clients.ts
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // signing out of the web app revokes its refresh tokens; bip has a separate sign-out
    expiresWithSession: async (_ctx, token) => token.clientId !== nativeClientId,
    interactions: {
      policy: interactionsPolicy(),
      url: (_ctx, interaction) =>
        `/identity/${interaction.prompt.name === passwordPrompt ? 'wymuszona-zmiana-hasla' : 'interaction'}/${interaction.uid}`,
    },
    renderError: screens.failure,
    ttl: {
      AccessToken: config.identity.accessTokenLifetime,
      AuthorizationCode: minute,
      ClientCredentials: config.identity.accessTokenLifetime,
      DeviceCode: 10 * minute,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      Session: webSession,
      Grant: (_ctx, grant) => (grant.clientId === nativeClientId ? nativeGrant : webSession),
      RefreshToken: (_ctx, _token, client) => (client.clientId === nativeClientId ? nativeRefresh : webSession),
    },
  };
}

function providerAccount(account: Account | null): ProviderAccount | undefined {
  // a deactivated account can neither sign in nor refresh tokens
  if (account === null || !account.isActive) return undefined;
  const { identityUserId, firstname, surname, userName, email, mustChangePassword } = account;
  return {
    accountId: identityUserId,
    mustChangePassword,
    claims: () => ({
      sub: identityUserId,
      name: `${firstname} ${surname}`,
      given_name: firstname,
      family_name: surname,
      preferred_username: userName,
      email,
    }),
  };
}

/** Own clients get the requested scopes without a consent page; the scope of the API is part of every grant. */
async function grantOf(ctx: KoaContextWithOIDC, scope: string) {
  const { provider, client, session, result } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found !== undefined && found.accountId === session.accountId) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(oidcScopes.join(' '));
  grant.addResourceScope(apiResource, scope);
  await grant.save();
  return grant;
}

/** A token of a service client names the user it acts as. */
async function actAsUser(
  db: Database,
  config: Config,
  token: { kind: string; clientId?: string | undefined },
  jwt: { payload: Record<string, unknown> },
): Promise<void> {
  if (token.kind !== 'ClientCredentials') return;
  const automat = config.identity.automats.find(({ clientId }) => clientId === token.clientId);
  const account = automat === undefined ? null : await findAccountByLogin(db, automat.login);
  if (account === null || !account.isActive) throw new errors.AccessDenied('the account of this client is not active');
  jwt.payload.sub = account.identityUserId;
}

/** A link with the code prefills the form; the provider would submit it with a script. */
function takeUserCode(ctx: {
  method: string;
  path: string;
  query: Record<string, unknown>;
  querystring: string;
  state: Record<string, unknown>;
}): void {
  if (ctx.method !== 'GET' || ctx.path !== '/device' || typeof ctx.query.user_code !== 'string') return;
  ctx.state.userCode = ctx.query.user_code.slice(0, 20);
  ctx.querystring = '';
}
