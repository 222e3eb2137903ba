// Requests a user's address with the network rules of the archive: no private networks, and only the head of the response.
import http from 'node:http';
import https from 'node:https';
import { errorCodes } from '../../http/problem.ts';
import { type AddressRules, PrivateAddressError, validatingLookup } from '../../network/guarded-lookup.ts';
import { needsNoLookup } from '../../network/ip-address.ts';

const maxRedirects = 5;
/** Timeout for one address with all its redirects, ms. */
const timeout = 15_000;

/** Result of a check: the problem, null without one, or `unknown` when the check failed on this server. */
export type CallResult = { problem: string | null; isNameless?: true } | 'unknown';

export async function callAddress(address: string, rules: AddressRules, stop?: AbortSignal): Promise<CallResult> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(stop ? [stop] : [])]);
  let at = address;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!URL.canParse(at) || !/^https?:$/.test(new URL(at).protocol)) return { problem: 'Adres jest nieprawidłowy' };
      const { status, location } = await head(new URL(at), rules, signal);
      if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return { problem: problemOf(status) };
      at = URL.canParse(location, at) ? new URL(location, at).href : location;
    }
    return { problem: 'Adres odsyła zbyt wiele razy' };
  } catch (error) {
    return stop?.aborted ? 'unknown' : connectionProblem(error);
  }
}

/** Only a missing page and a server error are problems: with other statuses (401, 403, 429) servers often reject programs only. */
function problemOf(status: number): string | null {
  return status === 404 || status === 410 || status >= 500 ? `Serwer odpowiada kodem ${status}` : null;
}

function head(url: URL, rules: AddressRules, signal: AbortSignal): Promise<{ status: number; location?: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (needsNoLookup(host) && !rules.isAllowed(host)) return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).get(
      url,
      {
        headers: { accept: '*/*', 'user-agent': 'RedakcjaBIP (sprawdzanie linków)' },
        // no reused connection, so that the address of each is checked
        agent: false,
        signal,
        lookup: validatingLookup(rules),
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        response.destroy();
        resolve(headers.location === undefined ? { status } : { status, location: headers.location });
      },
    );
    request.on('error', reject);
  });
}

function connectionProblem(error: unknown): CallResult {
  if (error instanceof PrivateAddressError)
    return { problem: 'Adres leży w sieci prywatnej, do której czytelnicy nie mają dostępu' };
  const codes = errorCodes(error);
  const has = (...wanted: string[]) => wanted.some((code) => codes.includes(code));
  if (has('ENOTFOUND')) return { problem: 'Nie ma serwera o tej nazwie', isNameless: true };
  if (codes.some((code) => /^(?:CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_TLS)/.test(code)))
    return { problem: 'Certyfikat serwera jest nieprawidłowy' };
  if (has('ECONNREFUSED')) return { problem: 'Serwer nie przyjmuje połączeń' };
  if (error instanceof Error && error.name === 'TimeoutError') return { problem: 'Serwer nie odpowiada' };
  // a problem of this server's own network
  if (has('EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN')) return 'unknown';
  return { problem: 'Połączenie z serwerem zostało przerwane' };
}
