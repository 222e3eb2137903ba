import { http } from '@redakcja/generated/http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callKey, type FirstCalls } from '../first/first-calls.ts';
import { takeFirstAnswers } from './first-answers.ts';

const adapter = http.defaults.adapter;
/** The calls that reach the network. */
let sent: string[];

beforeEach(() => {
  sent = [];
  http.defaults.adapter = async (config) => {
    sent.push(http.getUri(config));
    return { data: '["network"]', status: 200, statusText: 'OK', headers: {}, config };
  };
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

const answer = (response: Response | Error): FirstCalls =>
  new Map([
    [callKey('/api/tags?page=1'), response instanceof Error ? Promise.reject(response) : Promise.resolve(response)],
  ]);
const first = () => new Response('["first"]', { headers: { etag: '"7"', 'content-type': 'application/json' } });
const ask = () => http.get('/api/tags', { params: { page: 1 } });

it('an answer that came before the client is taken once, with its headers', async () => {
  takeFirstAnswers(answer(first()));
  const { data, headers } = await ask();
  expect([data, headers.etag]).toEqual([['first'], '"7"']);
  expect((await ask()).data).toEqual(['network']);
});

it.each([
  ['refused', new Response('{}', { status: 403 })],
  ['lost', new Error('no connection')],
])('a call that was %s is sent again', async (_, response) => {
  takeFirstAnswers(answer(response));
  expect((await ask()).data).toEqual(['network']);
});

it.each([
  ['another call', () => http.get('/api/tags', { params: { page: 2 } })],
  ['a change', () => http.post('/api/tags', {}, { params: { page: 1 } })],
])('%s goes to the server', async (_, call) => {
  takeFirstAnswers(answer(first()));
  expect((await call()).data).toEqual(['network']);
  expect(sent).toHaveLength(1);
});

it('what is asked later wants to know what there is now', async () => {
  let now = 0;
  takeFirstAnswers(answer(first()), () => now);
  now = 10_001;
  expect((await ask()).data).toEqual(['network']);
});
