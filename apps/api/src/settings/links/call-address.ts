// Calls an address that somebody typed, by the network rules of the archive: nothing in a private network, and no more than the head of the answer.
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { type AddressRules, PrivateAddressError, validatingLookup } from '../../shared/guarded-lookup.ts';
import { errorCodes } from '../../shared/problem.ts';

const maxRedirects = 5;
/** Milliseconds for one address with all its redirects. */
const timeout = 15_000;

/** What a call has shown: why readers get nowhere, null when they get somewhere; `unknown` when this server could not find out. */
export type CallResult = { problem: string | null } | 'unknown';

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

/** Who is refused, asked to sign in or to come later has found somebody: programs are often not let in where readers are. */
function problemOf(status: number): string | null {
  return status === 404 || status === 410 || status >= 500 ? `Serwer odpowiada kodem ${status}` : null;
}

function head(url: URL, rules: AddressRules, signal: AbortSignal): Promise<{ status: number; location?: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node connects to an IP address without a lookup
  if (isIP(host) !== 0 && !rules.isAllowed(host)) return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).get(
      url,
      {
        headers: { accept: '*/*', 'user-agent': 'RedakcjaBIP (sprawdzanie linków)' },
        // no reused connection: each is made to an address that was checked
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
  if (has('ENOTFOUND')) return { problem: 'Nie ma serwera o tej nazwie' };
  if (codes.some((code) => /^(?:CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_TLS)/.test(code)))
    return { problem: 'Certyfikat serwera jest nieprawidłowy' };
  if (has('ECONNREFUSED')) return { problem: 'Serwer nie przyjmuje połączeń' };
  if (error instanceof Error && error.name === 'TimeoutError') return { problem: 'Serwer nie odpowiada' };
  // this server's own network, such as no way out of the office
  if (has('EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN')) return 'unknown';
  return { problem: 'Połączenie z serwerem zostało przerwane' };
}
