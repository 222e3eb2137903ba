// Calls operations of a server as its administrator, without the program that is tested.

import { accessToken } from '../../testing/drafts.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { picturePart } from './folders.ts';

export async function clientOf(server: Pick<TestServer, 'host'>) {
  const authorization = `Bearer ${await accessToken(server)}`;
  const send = async <T>(method: string, path: string, body?: unknown, headers = {}): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.host}/api/${path}`, {
      method,
      headers: { authorization, ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  };
  const add = async (path: string, body: unknown) => (await send<{ id: number }>('POST', path, body)).id;
  const put = (path: string, body: unknown) => send('PUT', path, body, { 'If-Match': '*' });
  const upload = async (path: string, picture: string, fields: Readonly<Record<string, string | number>>) => {
    const form = new FormData();
    form.append('file', await picturePart(picture), picture);
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    return add(path, form);
  };
  return { get: <T>(path: string) => send<T>('GET', path), add, put, upload };
}

export type Client = Awaited<ReturnType<typeof clientOf>>;
