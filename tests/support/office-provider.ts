// An external OpenID provider with its own accounts.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OfficeProvider {
  issuer: string;
  /** Later sign-ins are to the account with this login. */
  signInAs(login: string): void;
  stop(): Promise<void>;
}

interface Office {
  /** Every sign-in is to the account with this login. */
  login: string;
  /** Address of the product. */
  clientOrigin: string;
  /** Lifetime of an access token in seconds. */
  lifetime?: number;
}

export async function startOfficeProvider(office: Office): Promise<OfficeProvider> {
  const server = createServer().listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, office);
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/sign-in/')) {
      await provider.interactionFinished(request, response, { login: { accountId: office.login } });
    } else if (path === '/.well-known/change-password') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<!doctype html><html lang="pl"><title>Hasło</title><h1>Zmiana hasła u dostawcy</h1></html>');
    } else {
      await handle(request, response);
    }
  });
  return {
    issuer,
    signInAs(login) {
      office.login = login;
    },
    stop: () => close(server),
  };
}

function createProvider(issuer: string, office: Office): Provider {
  const { clientOrigin, lifetime = 600 } = office;
  const resource = 'urn:office:bip';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'redakcja-bip',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${clientOrigin}/login`],
        post_logout_redirect_uris: [`${clientOrigin}/logout`],
        backchannel_logout_uri: `${clientOrigin}/identity/backchannel-logout`,
      },
    ],
    // its own rule would reject the local address of the product
    fetch: (url, options) => fetch(url, Object.assign({}, options, { dispatcher: undefined })),
    // this library ignores offline_access without prompt=consent, which the application does not send
    issueRefreshToken: async () => true,
    clientBasedCORS: (_ctx, origin) => origin === clientOrigin,
    cookies: { keys: ['office'] },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    findAccount: async (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, preferred_username: accountId }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      // another grant would end the refresh tokens of the other tabs
      const known = oidc.session?.grantIdFor('redakcja-bip');
      if (known !== undefined) return provider.Grant.find(known);
      const grant = new provider.Grant({ clientId: 'redakcja-bip', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid profile offline_access');
      grant.addResourceScope(resource, 'bip-api');
      await grant.save();
      return grant;
    },
    extraTokenClaims: () => ({ preferred_username: office.login }),
    claims: { profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'bip-api',
          audience: 'bip-api',
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetime,
        }),
      },
    },
  });
  return provider;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
