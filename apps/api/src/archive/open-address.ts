// Calls to the server of the archive: to its addresses only, never into a private network, and never for ever.
import { lookup as systemLookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { archivePathOf } from '@redakcja/domain/archive/archive-address';
import { errorCodes, ProblemError } from '../shared/problem.ts';
import { archiveFailure } from './archive-failure.ts';

export interface ArchiveServer {
  host: string;
  connectTo: { host: string; port: number } | null;
  /** Whether an IP address may be called. */
  mayReach: (address: string) => boolean;
  /** Addresses of a name; the system's own way unless a test brings another. */
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
}

const maxRedirects = 5;
/** Milliseconds in which a server says nothing before it is given up. */
const maxSilence = 15_000;

/** Opens an address of the archive and follows its redirects. Ending the signal ends the download. */
export async function openAddress(
  address: string,
  server: ArchiveServer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let at = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (archivePathOf(at, server.host) === null)
      throw archiveFailure(`Serwer odsyła poza archiwum, pod adres ${at.slice(0, 300)}`);
    const response = await call(new URL(at), server, signal).catch((error: unknown) => {
      throw connectionFailure(error);
    });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect) throw archiveFailure(`Serwer archiwum odpowiedział kodem ${statusCode} pod adresem ${at}`);
    at = URL.canParse(headers.location ?? '', at) ? new URL(headers.location ?? '', at).href : `${headers.location}`;
  }
  throw archiveFailure(`Archiwum odsyła zbyt wiele razy z adresu ${address}`);
}

function call(url: URL, server: ArchiveServer, signal: AbortSignal): Promise<IncomingMessage> {
  const { connectTo } = server;
  const target = connectTo ?? { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port };
  // an address written in numbers is connected to without a lookup
  if (connectTo === null && isIP(target.host) !== 0 && !server.mayReach(target.host)) {
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
        // a connection of its own, made to the address that was checked and to no other
        agent: false,
        signal,
        timeout: maxSilence,
        ...(connectTo === null && { lookup: checkedLookup(server) }),
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new SilenceError()));
    request.on('error', reject);
  });
}

class SilenceError extends Error {}
class PrivateAddressError extends Error {}

/** The name is resolved once, and what was checked is what is connected to: a name that changes its mind in between gains nothing. */
function checkedLookup({
  mayReach,
  resolve = (name) => systemLookup(name, { all: true }),
}: ArchiveServer): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => mayReach(address))) {
          answer(new PrivateAddressError(), []);
        } else if (options.all === true) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    );
  };
}

/** What happened to a connection, for the person who began the import. */
export function connectionFailure(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const codes = errorCodes(error);
  if (error instanceof PrivateAddressError) {
    return archiveFailure(
      'Serwer archiwum leży w sieci prywatnej. Administrator serwera może ją dopuścić zmienną ARCHIVE_PRIVATE_NETWORKS',
    );
  }
  if (error instanceof SilenceError || codes.includes('ETIMEDOUT'))
    return archiveFailure('Serwer archiwum nie odpowiada. Spróbuj ponownie później');
  if (codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN')) {
    return archiveFailure('Nie znaleziono serwera archiwum o tej nazwie. Sprawdź zmienną ARCHIVE_HOST');
  }
  if (codes.some((code) => /^(?:CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO)/.test(code))) {
    return archiveFailure('Certyfikat serwera archiwum jest nieprawidłowy');
  }
  if (codes.includes('ECONNREFUSED') || codes.includes('EHOSTUNREACH') || codes.includes('ENETUNREACH')) {
    return archiveFailure('Serwer archiwum nie przyjmuje połączeń. Spróbuj ponownie później');
  }
  return archiveFailure('Połączenie z serwerem archiwum zostało przerwane. Spróbuj ponownie');
}
