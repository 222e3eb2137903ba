// What the generated functions take for an answer, in the browser too: a page of a proxy and a list that is none count as no connection.

import { getTag, listTags } from '@redakcja/generated/axios/dictionaries/dictionaries';
import { downloadAttachment } from '@redakcja/generated/axios/files/files';
import { http, wrapAdapter } from '@redakcja/generated/http';
import { afterAll, expect, it } from 'vitest';

const { adapter } = http.defaults;
afterAll(() => {
  http.defaults.adapter = adapter;
});

function answerWith(data: string, headers: Record<string, string>): void {
  wrapAdapter(() => async (config) => ({ data, headers, config, status: 200, statusText: 'OK' }));
}

const noConnection = expect.objectContaining({ isAxiosError: true, code: 'ERR_NETWORK' });

it('takes no web page', async () => {
  answerWith('<!doctype html><p>Zaloguj się</p>', { 'content-type': 'text/html; charset=utf-8' });
  await expect(getTag(1)).rejects.toEqual(noConnection);
  await expect(listTags()).rejects.toEqual(noConnection);
});

it('takes no record that is cut', async () => {
  answerWith('{"id":1,"na', { 'content-type': 'application/json' });
  await expect(getTag(1)).rejects.toEqual(noConnection);
});

it('takes a page that is a file', async () => {
  answerWith('<p>Załącznik</p>', { 'content-type': 'text/html', 'content-disposition': 'attachment' });
  await expect(downloadAttachment(1)).resolves.toBe('<p>Załącznik</p>');
});

it.each([
  ['[]', {}],
  ['[]', { 'total-count': 'wiele' }],
  ['{}', { 'total-count': '0' }],
  ['', { 'total-count': '0' }],
  ['[{"id":', { 'total-count': '1' }],
])('takes no list of %s with %j', async (data, headers) => {
  answerWith(data, { 'content-type': 'application/json', ...headers });
  await expect(listTags()).rejects.toEqual(noConnection);
});
