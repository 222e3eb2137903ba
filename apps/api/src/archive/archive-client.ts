// HTTP client of the archive: restricted to its addresses, without access to private networks, with timeouts.
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { archivePathOf } from '@redakcja/domain/archive/archive-address';
import { errorCodes, ProblemError } from '../http/problem.ts';
import { type AddressRules, PrivateAddressError, validatingLookup } from '../network/guarded-lookup.ts';
import { needsNoLookup } from '../network/ip-address.ts';
import { archiveError } from './archive-error.ts';

export interface ArchiveServer extends AddressRules {
  host: string;
  connectTo: { host: string; port: number } | null;
}

const maxRedirects = 5;
/** Milliseconds without data. */
const idleTimeout = 15_000;

/** GET that follows redirects within the archive. Aborting the signal ends the download. */
export async function fetchAddress(
  address: string,
  server: ArchiveServer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let at = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (archivePathOf(at, server.host) === null)
      throw archiveError(`Serwer odsyła poza archiwum, pod adres ${at.slice(0, 300)}`);
    const response = await call(new URL(at), server, signal).catch((error: unknown) => {
      throw connectionError(error);
    });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect) throw archiveError(`Serwer archiwum odpowiedział kodem ${statusCode} pod adresem ${at}`);
    at = URL.canParse(headers.location ?? '', at) ? new URL(headers.location ?? '', at).href : `${headers.location}`;
  }
  throw archiveError(`Archiwum odsyła zbyt wiele razy z adresu ${address}`);
}

function call(url: URL, server: ArchiveServer, signal: AbortSignal): Promise<IncomingMessage> {
  const { connectTo } = server;
  const target = connectTo ?? { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port };
  if (connectTo === null && needsNoLookup(target.host) && !server.isAllowed(target.host)) {
    return Promise.reject(new PrivateAddressError());
  }
  const isPlain = connectTo !== null || url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const request = (isPlain ? http : https).get(
      {
        ...target,
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          accept: 'application/xml, text/xml, */*;q=0.5',
          'accept-encoding': 'gzip, identity',
        },
        // no reused connection: each is made to an address that was checked
        agent: false,
        signal,
        timeout: idleTimeout,
        ...(connectTo === null && { lookup: validatingLookup(server) }),
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new IdleTimeoutError()));
    request.on('error', reject);
  });
}

class IdleTimeoutError extends Error {}

/** A failed connection, described for the user who started the import. */
export function connectionError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const codes = errorCodes(error);
  if (error instanceof PrivateAddressError) {
    return archiveError(
      'Serwer archiwum leży w sieci prywatnej. Administrator serwera może ją dopuścić zmienną ARCHIVE_PRIVATE_NETWORKS',
    );
  }
  if (error instanceof IdleTimeoutError || codes.includes('ETIMEDOUT'))
    return archiveError('Serwer archiwum nie odpowiada. Spróbuj ponownie później');
  if (codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN')) {
    return archiveError('Nie znaleziono serwera archiwum o tej nazwie. Sprawdź zmienną ARCHIVE_HOST');
  }
  if (codes.some((code) => /^(?:CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO)/.test(code))) {
    return archiveError('Certyfikat serwera archiwum jest nieprawidłowy');
  }
  if (codes.includes('ECONNREFUSED') || codes.includes('EHOSTUNREACH') || codes.includes('ENETUNREACH')) {
    return archiveError('Serwer archiwum nie przyjmuje połączeń. Spróbuj ponownie później');
  }
  return archiveError('Połączenie z serwerem archiwum zostało przerwane. Spróbuj ponownie');
}
