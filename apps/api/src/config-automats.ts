// Programs that sign in by themselves, as AUTOMATS names them.
import { ConfigError, type Environment, list } from './config-values.ts';

export interface Automat {
  clientId: string;
  login: string;
  /** SHA-256 of the secret, in hex; the secret itself is stored nowhere. */
  secretHash: string;
}

/** Entries `name:login:sha256`. */
export function automats(env: Environment, clientId: string): Automat[] {
  const own = new Set([clientId, 'bip']);
  const names = new Set<string>();
  return list(env, 'AUTOMATS').map((entry) => {
    const [, name, login, secretHash] = /^([\w.-]{1,64}):([A-Za-z0-9@_.-]{1,256}):([0-9a-f]{64})$/i.exec(entry) ?? [];
    if (name === undefined || login === undefined || secretHash === undefined) {
      throw new ConfigError('AUTOMATS: oczekiwano wpisów nazwa:login:skrót-SHA-256-hasła');
    }
    // sign-ins are refused when two clients have one name
    if (own.has(name)) throw new ConfigError(`AUTOMATS: nazwy „${name}” używa sam program`);
    if (names.has(name)) throw new ConfigError(`AUTOMATS: nazwa „${name}” jest podana dwa razy`);
    names.add(name);
    return { clientId: name, login, secretHash: secretHash.toLowerCase() };
  });
}
