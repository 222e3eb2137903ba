import axios from 'axios';
import { HttpResponse, http as mock } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeAuth } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';
import { connectHttp } from './http-connection.ts';
import { onActivity } from './session/activity.ts';

function connected() {
  const auth = fakeAuth();
  const client = axios.create();
  connectHttp(auth, client);
  const activity = vi.fn();
  onTestFinished(onActivity(activity));
  return { auth, client, activity };
}

/** Answers the statuses one after another and keeps the Authorization headers it was asked with. */
function answers(...statuses: number[]): (string | null)[] {
  const requests: (string | null)[] = [];
  server.use(
    mock.all('*/api/test', ({ request }) => {
      requests.push(request.headers.get('authorization'));
      return HttpResponse.json([], { status: statuses[requests.length - 1] ?? 200 });
    }),
  );
  return requests;
}

describe('connection to the API', () => {
  it('calls the origin of the page on localhost, with the token', async () => {
    const requests = answers(200);
    const { client } = connected();
    const { config } = await client.get('/api/test');
    expect(config.baseURL).toBe('http://localhost:4300');
    expect(requests).toEqual(['Bearer token']);
  });

  it('marks what would turn or command a text from before it was refused', async () => {
    const rows = [{ id: 1, title: 'fak\u202eruta\u001b', content: '<p>a\u202eb</p>', tags: null }];
    server.use(mock.get('*/api/test', () => HttpResponse.json(rows)));
    const { client } = connected();
    const { data } = await client.get('/api/test');
    expect(data).toEqual([{ id: 1, title: 'fak\ufffdruta\ufffd', content: '<p>ab</p>', tags: null }]);
  });

  it('sends no header without a session', async () => {
    const requests = answers(200);
    const { client, auth } = connected();
    auth.accessToken.mockResolvedValue(undefined);
    await client.get('/api/test');
    expect(requests).toEqual([null]);
  });

  it('renews a refused token and repeats the call with the new one', async () => {
    const requests = answers(401, 200);
    const { client, auth } = connected();
    auth.renew.mockImplementation(async () => {
      auth.accessToken.mockResolvedValue('renewed');
      return true;
    });
    await client.post('/api/test', { name: 'żółw' });
    expect(requests).toEqual(['Bearer token', 'Bearer renewed']);
  });

  it('repeats only once', async () => {
    const requests = answers(401, 401, 401);
    const { client, auth } = connected();
    auth.renew.mockResolvedValue(true);
    await expect(client.get('/api/test')).rejects.toMatchObject({ response: { status: 401 } });
    expect(requests).toHaveLength(2);
  });

  it('does not repeat when the session is over', async () => {
    const requests = answers(401);
    const { client } = connected();
    await expect(client.get('/api/test')).rejects.toMatchObject({ response: { status: 401 } });
    expect(requests).toHaveLength(1);
  });

  it('counts a successful call as activity, a change of filters, what nobody has asked for and a failure not', async () => {
    answers(200, 200, 200, 200, 500);
    const { client, activity } = connected();
    await client.get('/api/test', { params: { filters: ['title;contains;plan'] } });
    expect(activity).toHaveBeenCalledTimes(0);
    await client.get('/api/test', { isBackground: true });
    expect(activity).toHaveBeenCalledTimes(0);
    await client.get('/api/test', { params: { page: 2 } });
    await client.put('/api/test', {});
    expect(activity).toHaveBeenCalledTimes(2);
    await expect(client.put('/api/test', {})).rejects.toThrow();
    expect(activity).toHaveBeenCalledTimes(2);
  });
});
