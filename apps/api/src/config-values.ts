// What the values of environment variables may be. An empty variable is as good as none.
import { addressFamily } from './network/ip-address.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A wrong variable stops the start with its name and what was expected. */
export class ConfigError extends Error {}

export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** Several values, parted by blanks or commas. */
export function list(env: Environment, name: string): string[] {
  return (text(env, name) ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}

export function flag(env: Environment, name: string): boolean {
  const value = text(env, name)?.toLowerCase() ?? '0';
  if (['1', 'true', 'yes', 'tak'].includes(value)) return true;
  if (['0', 'false', 'no', 'nie'].includes(value)) return false;
  throw new ConfigError(`${name}: oczekiwano 1 lub 0`);
}

export function number(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < least || parsed > most) {
    throw new ConfigError(`${name}: oczekiwano liczby całkowitej od ${least} do ${most}`);
  }
  return parsed;
}

export function oneOf<Value extends string>(env: Environment, name: string, fallback: Value, known: readonly Value[]) {
  const value = text(env, name) ?? fallback;
  const found = known.find((one) => one === value);
  if (found === undefined) throw new ConfigError(`${name}: oczekiwano jednej z wartości ${known.join(', ')}`);
  return found;
}

/** Without slashes at its end. */
export function address(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new ConfigError(`${name}: oczekiwano adresu http:// lub https://`);
  }
  return value.replace(/\/+$/, '');
}

/** A base URL: without user, query or fragment. `what` is its owner in Polish, in the genitive. */
export function plainAddress(env: Environment, name: string, what: string): string | null {
  const value = address(env, name);
  if (value === null) return null;
  const { username, password, search, hash, href } = new URL(value);
  if (username + password + search + hash !== '') {
    throw new ConfigError(`${name}: oczekiwano samego adresu ${what}`);
  }
  return href.replace(/\/+$/, '');
}

/** Addresses of machines, or of networks with the length of their prefix. */
export function networks(env: Environment, name: string): string[] {
  const entries = list(env, name);
  for (const entry of entries) {
    const [ip = '', prefix = '0', ...more] = entry.split('/');
    const family = addressFamily(ip);
    if (family === 0 || more.length > 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) {
      throw new ConfigError(`${name}: oczekiwano adresów IP lub sieci, takich jak 10.0.5.7 lub 10.1.0.0/16`);
    }
  }
  return entries;
}
