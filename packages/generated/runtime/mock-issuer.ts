// The OpenID provider of the mocks, so that a client signs in to them as to a server: everybody is let in at once, as the administrator.
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { type ClientMetadata } from 'oidc-provider';

/** The API as tokens name it. */
export const mockScope = 'bip-api';
const resource = 'urn:redakcja-bip:api';
const path = '/identity';
const account = 'administrator';

const clients: ClientMetadata[] = [
  {
    client_id: 'bip',
    client_name: 'bip',
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    response_types: ['code'],
    redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback', 'http://[::1]/callback'],
  },
  {
    client_id: 'bip-automat',
    client_name: 'bip-automat',
    client_secret: 'demo-automat',
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  },
];

export interface MockIssuer {
  /** Address of the issuer. */
  address: string;
  /** Whether the request was for the issuer, which then answers it. */
  answers: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** @param origin the address at which the mocks are called */
export function mockIssuer(origin: string): MockIssuer {
  const address = `${origin}${path}`;
  const provider = new Provider(address, {
    clients,
    cookies: { keys: ['mocks'] },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    interactions: { url: (_ctx, { uid }) => `${path}/enter/${uid}` },
    findAccount: async (_ctx, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? '';
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? account });
      grant.addOIDCScope('openid offline_access');
      grant.addResourceScope(resource, mockScope);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      deviceFlow: { enabled: true },
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => resource,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({ scope: mockScope, audience: mockScope, accessTokenFormat: 'jwt' }),
      },
    },
  });
  const handle = provider.callback();
  return {
    address,
    answers: (request, response) => {
      const { url = '' } = request;
      if (!url.startsWith(`${path}/`)) return false;
      if (url.startsWith(`${path}/enter/`)) {
        void enter(provider, request, response);
      } else {
        Object.assign(request, { originalUrl: url, url: url.slice(path.length) });
        void handle(request, response);
      }
      return true;
    },
  };
}

async function enter(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params, prompt } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ clientId: String(params.client_id), accountId: account });
  grant.addOIDCScope('openid offline_access');
  grant.addResourceScope(resource, mockScope);
  const grantId = await grant.save();
  const result = prompt.name === 'login' ? { login: { accountId: account } } : { consent: { grantId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}
