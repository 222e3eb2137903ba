// Sign-in with the browser of this computer, which redirects to a port of this process (RFC 8252).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type * as OpenId from 'openid-client';
import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { makeForEverybody } from '../shared/files/owner-only.ts';
import type { Provider } from './provider.ts';

/** The same as the lifetime of a device code. */
const timeout = 600_000;

/** The command that opens a URL here; null where there is no desktop (ssh, a server, a container). */
export function browserCommand({ env, stderr }: Context): string | null {
  if (env.BROWSER) return env.BROWSER;
  if (!stderr.isTTY || env.SSH_CONNECTION || env.SSH_TTY) return null;
  if (process.platform === 'darwin') return 'open';
  if (process.platform === 'win32') return 'explorer';
  return env.DISPLAY || env.WAYLAND_DISPLAY ? 'xdg-open' : null;
}

const page = (title: string, text: string) =>
  `<!doctype html><html lang="pl"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;

export async function browserTokens(
  context: Context,
  { openid, config, apiScope }: Provider,
  browser: string,
): Promise<OpenId.TokenEndpointResponse> {
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const { createServer } = await import('node:http');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const redirect = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  const callbackUrl = new Promise<URL>((resolve, reject) => {
    server.on('request', (request, response) => {
      const url = new URL(request.url ?? '/', redirect);
      const isCallback = url.pathname === '/callback' && url.searchParams.get('state') === state;
      response.writeHead(isCallback ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
      response.end(
        isCallback ? page('Gotowe', 'Możesz zamknąć tę kartę i wrócić do terminala.') : page('Nie znaleziono', ''),
      );
      if (isCallback) resolve(url);
    });
    const timer = setTimeout(() => reject(new CommandError('Nikt się nie zalogował', exitCodes.notSignedIn)), timeout);
    timer.unref();
  });
  try {
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirect,
      scope: `openid profile offline_access ${apiScope}`,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
    });
    context.stderr.write(
      `Otwieram przeglądarkę. Jeżeli się nie otworzy: ${url.href}\n(bez przeglądarki: bip login --device)\n`,
    );
    openBrowser(browser, url.href);
    const callback = await callbackUrl;
    return await openid.authorizationCodeGrant(config, callback, { pkceCodeVerifier: verifier, expectedState: state });
  } catch (error) {
    const isRefused = error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError;
    if (isRefused) throw new CommandError('Logowanie odrzucono. Spróbuj ponownie: bip login', exitCodes.notSignedIn);
    throw error;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Ignores a browser that does not start: the URL is printed as well. */
function openBrowser(command: string, url: string): void {
  const child = makeForEverybody(() => spawn(command, [url], { stdio: 'ignore', detached: true }));
  child.on('error', () => undefined);
  child.unref();
}
