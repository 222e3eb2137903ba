// Every environment variable, parsed once. docs/administration/install.md lists the same names for administrators.
import path from 'node:path';
import { minPasswordLength } from '@redakcja/domain/access/password-form';
import { type ArchiveConfig, archive } from './config-archive.ts';
import { type Automat, automats } from './config-automats.ts';
import {
  address,
  ConfigError,
  type Environment,
  flag,
  list,
  networks,
  number,
  oneOf,
  plainAddress,
  text,
} from './config-values.ts';
import { pageTimeout } from './database/database.ts';

export interface Config {
  host: string;
  port: number;
  /** Address that browsers use, without a slash at the end. */
  publicUrl: string;
  /** Address of the API or 'same-origin'; null lets the web app derive it from the page's host (specification, section 1). */
  apiUrl: string | null;
  /** Public site that previews open at; this process when no public site is configured. */
  webAppAddress: string;
  /** Further origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** The bulletin alone, with a database role that reads what is public; otherwise the back office with the bulletin beside it. */
  serve: (typeof served)[number];
  /** The bulletin itself, on a port of its own; its address without a slash at the end. */
  site: {
    port: number;
    url: string;
    /** Milliseconds after which a page is given up, and the database is away for it. */
    timeout: number;
  };
  /** Proxies before this process, whose X-Forwarded-* headers count: their number or their addresses and networks. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  dataDir: string;
  /** Bucket for contents of files; null keeps them in dataDir. */
  s3: {
    /** Address of the bucket, or of a folder in it, without a slash at the end. */
    bucketUrl: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
    /** Milliseconds that one call may wait for its answer. */
    timeout: number;
  } | null;
  /** Built web app to serve from this process. */
  webRoot: string;
  database: {
    /** PostgreSQL server; null runs the embedded one in dataDir. */
    url: string | null;
    poolSize: number;
  };
  identity: {
    /** Foreign OpenID provider; null runs the one in this process. */
    issuer: string | null;
    clientId: string;
    scope: string;
    audience: string;
    /** Where the foreign provider lets users change their passwords; its well-known address when null. */
    passwordUrl: string | null;
    /** Claim of the foreign provider's access token that holds the login of the user in this system. */
    loginClaim: string;
    /** Lifetime of access tokens of the built-in provider, in seconds. */
    accessTokenLifetime: number;
    /** Fewest characters of a new password: what the specification asks for, or more. */
    minPasswordLength: number;
    /** Programs that sign in by themselves (client credentials), each acting as one user. */
    automats: readonly Automat[];
  };
  /** Account that the first start creates when there is no administrator. */
  firstAdministrator: { login: string; password: string; email: string } | null;
  mail: { url: string | null; from: string };
  archive: ArchiveConfig;
  /** Demonstration office, demo accounts and the 'STRONA DEMONSTRACYJNA' bar. */
  demo: boolean;
  /** Where a monitoring system reads numbers: a port of its own, or this one with a token. */
  metrics: { port: number | null; token: string | null };
  integratedWithAsw: boolean;
  /** Calls without sign-in that one address may make in a minute; 0 sets no limit. */
  publicRateLimit: number;
  /** Largest JSON body in bytes. */
  bodyLimit: number;
  /** Milliseconds between two looks of the scheduler. */
  scheduleInterval: number;
  /** Milliseconds that requests under way get to finish when the process is asked to stop. */
  shutdownTimeout: number;
  logLevel: (typeof logLevels)[number];
}

const served = ['all', 'bulletin'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const projectRoot = path.resolve(import.meta.dirname, '../../..');

/** Number of proxies in front of this process, or their addresses; without them all `X-Forwarded-*` headers are ignored. */
function trustProxy(env: Environment): Config['trustProxy'] {
  const value = text(env, 'TRUST_PROXY') ?? '0';
  if (value === '0' || value === 'false') return false;
  const count = /^\d{1,2}$/.test(value) ? Number(value) : null;
  // the connection itself is hop 0, and its other end the nearest proxy
  if (count !== null) return (_address, hop) => hop < count;
  const addresses = networks(env, 'TRUST_PROXY');
  if (addresses.length === 0)
    throw new ConfigError('TRUST_PROXY: oczekiwano liczby serwerów pośredniczących albo ich adresów');
  return [...addresses];
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Its passwords are public, so it listens on this computer only unless DEMO_PUBLIC is set. */
function demo(env: Environment, host: string): boolean {
  const isDemo = flag(env, 'DEMO');
  if (isDemo && !loopback.test(host) && !flag(env, 'DEMO_PUBLIC')) {
    throw new ConfigError(
      'DEMO: hasła demonstracji zna każdy, więc działa ona tylko na tym komputerze (HOST=localhost). Żeby pokazać ją w sieci, ustaw też DEMO_PUBLIC=1',
    );
  }
  return isDemo;
}

/** Beside the port of the back office, unless a port is named. */
function site(env: Environment, backOffice: number): Config['site'] {
  const port = number(env, 'SITE_PORT', backOffice === 0 ? 0 : backOffice + 1, 0, 65535);
  return {
    port,
    url: address(env, 'SITE_URL') ?? `http://localhost:${port}`,
    timeout: number(env, 'SITE_TIMEOUT', pageTimeout, 100, 60_000),
  };
}

/** A process of its own needs a database that takes several. */
function serving(env: Environment): Config['serve'] {
  const serve = oneOf(env, 'SERVE', 'all', served);
  if (serve === 'bulletin' && text(env, 'DATABASE_URL') === null) {
    throw new ConfigError('SERVE=bulletin: podaj też DATABASE_URL z kontem bazy, które czyta tylko to, co publiczne');
  }
  return serve;
}

function s3(env: Environment): Config['s3'] {
  const bucketUrl = plainAddress(env, 'S3_BUCKET_URL', 'zasobnika');
  const [accessKeyId, secretAccessKey] = [text(env, 'S3_ACCESS_KEY_ID'), text(env, 'S3_SECRET_ACCESS_KEY')];
  if (bucketUrl === null && accessKeyId === null && secretAccessKey === null) return null;
  if (bucketUrl === null || accessKeyId === null || secretAccessKey === null) {
    throw new ConfigError('S3_BUCKET_URL, S3_ACCESS_KEY_ID i S3_SECRET_ACCESS_KEY podaje się razem');
  }
  return {
    bucketUrl,
    accessKeyId,
    secretAccessKey,
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    timeout: number(env, 'S3_TIMEOUT', 60_000, 100, 3_600_000),
  };
}

function metrics(env: Environment): Config['metrics'] {
  const [port, token] = [text(env, 'METRICS_PORT'), text(env, 'METRICS_TOKEN')];
  if (token !== null && token.length < 16) throw new ConfigError('METRICS_TOKEN: oczekiwano co najmniej 16 znaków');
  return { port: port === null ? null : number(env, 'METRICS_PORT', 0, 0, 65535), token };
}

function firstAdministrator(env: Environment): Config['firstAdministrator'] {
  const [login, password, email] = ['ADMIN_LOGIN', 'ADMIN_PASSWORD', 'ADMIN_EMAIL'].map((name) => text(env, name));
  if (login === null && password === null && email === null) return null;
  if (!login || !password || !email) {
    throw new ConfigError('ADMIN_LOGIN, ADMIN_PASSWORD i ADMIN_EMAIL podaje się razem');
  }
  return { login, password, email };
}

export function readConfig(env: Environment = process.env): Config {
  const port = number(env, 'PORT', 4300, 0, 65535);
  const publicUrl = address(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const host = text(env, 'HOST') ?? 'localhost';
  const clientId = text(env, 'OIDC_CLIENT_ID') ?? 'redakcja-bip';
  return {
    host,
    port,
    publicUrl,
    apiUrl: text(env, 'API_URL') === 'same-origin' ? 'same-origin' : address(env, 'API_URL'),
    webAppAddress: address(env, 'WEB_APP_ADDRESS') ?? publicUrl,
    allowedOrigins: list(env, 'ALLOWED_ORIGINS'),
    serve: serving(env),
    site: site(env, port),
    trustProxy: trustProxy(env),
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? path.join(projectRoot, 'data')),
    s3: s3(env),
    webRoot: path.resolve(text(env, 'WEB_ROOT') ?? path.join(projectRoot, 'apps/web/dist')),
    database: {
      url: text(env, 'DATABASE_URL'),
      poolSize: number(env, 'DATABASE_POOL', 10, 1, 500),
    },
    identity: {
      issuer: address(env, 'OIDC_ISSUER'),
      clientId,
      scope: text(env, 'OIDC_SCOPE') ?? 'bip-api',
      audience: text(env, 'OIDC_AUDIENCE') ?? 'bip-api',
      passwordUrl: address(env, 'OIDC_PASSWORD_URL'),
      loginClaim: text(env, 'OIDC_LOGIN_CLAIM') ?? 'preferred_username',
      accessTokenLifetime: number(env, 'ACCESS_TOKEN_LIFETIME', 600, 1, 3600),
      minPasswordLength: number(env, 'PASSWORD_MIN_LENGTH', minPasswordLength, minPasswordLength, 128),
      automats: automats(env, clientId),
    },
    firstAdministrator: firstAdministrator(env),
    mail: { url: text(env, 'SMTP_URL'), from: text(env, 'MAIL_FROM') ?? 'redakcja-bip@localhost' },
    archive: archive(env, { host, port, publicUrl }),
    demo: demo(env, host),
    metrics: metrics(env),
    integratedWithAsw: flag(env, 'ASW_INTEGRATED'),
    publicRateLimit: number(env, 'PUBLIC_RATE_LIMIT', 3000, 0, 1_000_000),
    bodyLimit: number(env, 'BODY_LIMIT', 8 * 1024 * 1024, 1024, 1024 * 1024 * 1024),
    scheduleInterval: number(env, 'SCHEDULE_INTERVAL', 5000, 100, 3_600_000),
    shutdownTimeout: number(env, 'SHUTDOWN_TIMEOUT', 10_000, 0, 600_000),
    // a terminal gets the start line and failures, a log collector every request
    logLevel: oneOf(env, 'LOG_LEVEL', process.stdout.isTTY ? 'warn' : 'info', logLevels),
  };
}
