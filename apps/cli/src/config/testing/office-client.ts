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
  type Fields = Readonly<Record<string, string | number>>;
  const uploadPart = (path: string, part: Blob, fileName: string, fields: Fields) => {
    const form = new FormData();
    form.append('file', part, fileName);
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    return add(path, form);
  };
  /** A picture of the help. */
  const upload = async (path: string, picture: string, fields: Fields) =>
    uploadPart(path, await picturePart(picture), picture, fields);
  const uploadContent = (path: string, content: Buffer, fileName: string, fields: Fields) =>
    uploadPart(path, new Blob([new Uint8Array(content)]), fileName, fields);
  const remove = (path: string) => send('DELETE', path);
  return { get: <T>(path: string) => send<T>('GET', path), add, put, upload, uploadContent, remove };
}

export type Client = Awaited<ReturnType<typeof clientOf>>;
