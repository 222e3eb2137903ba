// Everybody who may call the product: people with each permission, each role of the demonstration, and those who have no access.
import { createHash } from 'node:crypto';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type Product, unattendedToken } from '../support/product.ts';
import { startOnDemoData } from './demo-product.ts';

export interface CallerOfMatrix {
  name: string;
  token: string | null;
  /** Permissions by the names of the contract; null without a session. */
  has: ReadonlySet<string> | null;
}

const permissions = Object.values(PermissionName);
const secret = 'tajemnica';
const password = 'Jawor26Polana';
/** One of each role; the demonstration has an inactive one too, which gets no token. */
const demoLogins = [
  'anna.nowak',
  'piotr.lis',
  'ewa.kubiak',
  'marek.zieba',
  'joanna.sikora',
  'halina.dudek',
  'bez.uprawnien',
];

type Person = { login: string; permissions: readonly PermissionName[]; state?: 'inactive' | 'passwordToChange' };

const pairs = permissions.flatMap((one, index) => permissions.slice(index + 1).map((other) => [one, other] as const));

function peopleOf(isLong: boolean): Person[] {
  return [
    ...permissions.map((one) => ({ login: `prawo.${one}`, permissions: [one] })),
    { login: 'wszystkie.prawa', permissions },
    { login: 'osoba.nieaktywna', permissions, state: 'inactive' },
    { login: 'osoba.z.linkiem', permissions, state: 'passwordToChange' },
    ...(isLong ? pairs.map((both) => ({ login: `prawa.${both.join('.')}`, permissions: both })) : []),
  ];
}

/** A server on which each of them has a token. */
export async function startWithCallers(isLong: boolean): Promise<{ product: Product; callers: CallerOfMatrix[] }> {
  const people = peopleOf(isLong);
  const hash = createHash('sha256').update(secret).digest('hex');
  const logins = [...demoLogins, ...people.map(({ login }) => login)];
  const product = await startOnDemoData({
    AUTOMATS: logins.map((login, index) => `program-${index}:${login}:${hash}`).join(' '),
    LOG_LEVEL: 'error',
    PUBLIC_RATE_LIMIT: '0',
  });
  const callAs = asAdministrator(product);
  const tokenOf = (login: string) => unattendedToken(product.url, `program-${logins.indexOf(login)}:${secret}`);
  const callers: CallerOfMatrix[] = [
    { name: 'without a token', token: null, has: null },
    { name: 'with a forged token', token: forged(product.token), has: null },
    { name: 'administrator', token: product.token, has: new Set([...permissions, 'Administrator']) },
  ];
  for (const login of demoLogins) {
    const token = await tokenOf(login);
    callers.push({ name: login, token, has: await permissionsOf(product, token) });
  }
  for (const person of people) {
    const id = await createPerson(callAs, person);
    const token = await tokenOf(person.login);
    if (person.state === 'inactive') await callAs('DELETE', `/api/auth/users/${id}/isconfirmed`);
    callers.push({ name: person.login, token, has: accessOf(person) });
  }
  return { product, callers };
}

/** A deactivation ends the sign-ins. */
function accessOf({ state, permissions: granted }: Person): CallerOfMatrix['has'] {
  if (state === 'inactive') return null;
  return new Set(state === 'passwordToChange' ? [] : granted);
}

type CallAs = (method: string, path: string, body?: object) => Promise<{ id: number; passwordLink: { link: string } }>;

function asAdministrator({ url, token }: Product): CallAs {
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
}

async function createPerson(callAs: CallAs, { login, permissions: granted, state }: Person): Promise<number> {
  const role = await callAs('POST', '/api/auth/roles', { name: login, description: login, permissions: granted });
  const person = {
    userName: login,
    firstname: 'Jan',
    surname: 'Kowalski',
    email: `${login}@jasionka.example`,
    identificationDocumentType: 0,
    sex: 0,
    roles: [role.id],
  };
  const { id, passwordLink } = await callAs('POST', '/api/auth/users', person);
  if (state === 'passwordToChange') return id;
  const token = /[\w-]{20,}$/.exec(passwordLink.link)?.[0];
  await callAs('PUT', '/api/auth/forced-password', { token, newPassword: password });
  return id;
}

async function permissionsOf({ url }: Product, token: string): Promise<ReadonlySet<string>> {
  const response = await fetch(`${url}/api/auth/users/permissions`, { headers: { authorization: `Bearer ${token}` } });
  return new Set((await response.json()) as string[]);
}

/** The administrator's claims, with a signature that is not theirs. */
function forged(token: string): string {
  const [head, claims, signature = ''] = token.split('.');
  return [head, claims, [...signature].reverse().join('')].join('.');
}
