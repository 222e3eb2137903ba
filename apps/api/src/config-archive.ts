// The archived site: where it is, and how much of its sitemap is read.
import { type Environment, flag, networks, number, plainAddress, text } from './config-values.ts';

export interface ArchiveConfig {
  /** Address of the archived BIP site; null when the office has none. */
  host: string | null;
  /** Address of its sitemap, `{clientId}` in it for the number of the office. */
  sitemap: string;
  /** Where the archive is reached in fact; null lets its name decide. Only for the archived site that this process serves itself. */
  connectTo: { host: string; port: number } | null;
  /** Networks that are not on the public internet and may be called all the same: `10.0.5.7`, `10.1.0.0/16`. */
  privateNetworks: readonly string[];
  /** Most bytes of a sitemap with all its parts, after decompression. */
  maxBytes: number;
  maxAddresses: number;
  /** Milliseconds for an import. */
  timeout: number;
}

/** Where a demonstration serves its archived site. */
export const ownArchive = '/archiwum';

interface Host {
  host: string;
  port: number;
  publicUrl: string;
}

/** A demonstration without an archive of its own has the one that this process serves. */
export function archive(env: Environment, { host, port, publicUrl }: Host): ArchiveConfig {
  const configured = plainAddress(env, 'ARCHIVE_HOST', 'strony');
  const isOwn = configured === null && flag(env, 'DEMO');
  return {
    host: isOwn ? publicUrl + ownArchive : configured,
    sitemap: text(env, 'ARCHIVE_SITEMAP') ?? '/sitemap.xml',
    // the public address may not be reachable from here: a proxy, a container's port
    connectTo: isOwn ? { host: /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host, port } : null,
    privateNetworks: networks(env, 'ARCHIVE_PRIVATE_NETWORKS'),
    maxBytes: number(env, 'ARCHIVE_MAX_BYTES', 256 * 1024 * 1024, 1024, 16 * 1024 * 1024 * 1024),
    maxAddresses: number(env, 'ARCHIVE_MAX_ADDRESSES', 500_000, 1, 5_000_000),
    timeout: number(env, 'ARCHIVE_TIMEOUT', 300_000, 100, 3_600_000),
  };
}
