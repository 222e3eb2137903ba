// Contents without rows, in a folder and in a bucket: only those go, after a day, also while others upload.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentRepository, files } from '../../database/schema.ts';
import { discard, receiveBytes } from '../../storage/received-content.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { startTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { formWith } from '../checks/test-files.ts';
import { removeOrphanedContents } from './orphaned-contents.ts';

const hour = 3_600_000;

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  let bucket: TestBucket | null = null;
  let api: TestApi;
  let editor: TestClient;
  const logged: string[] = [];

  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startTestBucket() : null;
    api = await startApi({ env: bucket?.env ?? {} });
    editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  });
  afterAll(async () => {
    await api.stop();
    await bucket?.stop();
  });
  beforeEach(async () => {
    await api.db.delete(documentRepository);
    await api.db.delete(files);
    for (const { sha256 } of await stored()) await api.storage.remove(sha256);
    logged.length = 0;
  });

  async function stored() {
    const contents = [];
    for await (const content of api.storage.list()) contents.push(content);
    return contents;
  }
  const log = { error: (_about: object, message: string) => logged.push(message) } as never;
  const collect = () => removeOrphanedContents({ ...api.services, log, now: () => new Date() });

  function age(sha256: string, hours: number): void {
    const moment = new Date(Date.now() - hours * hour);
    if (bucket !== null) bucket.storedAt.set(storageKey(sha256), moment);
    else utimesSync(path.join(api.config.dataDir, 'files', storageKey(sha256)), moment, moment);
  }

  /** As a process leaves it that is killed before it commits. */
  async function orphan(text: string, hours: number): Promise<string> {
    const content = await receiveBytes(api.config, Buffer.from(text));
    await api.storage.prepare(content);
    await api.storage.save(content);
    await discard(content);
    age(content.sha256, hours);
    return content.sha256;
  }

  async function upload(text: string): Promise<number> {
    const { body } = await editor.post('/api/files/article', formWith('attachments', text, 'a.txt'));
    return body[0].documentRepositoryId;
  }

  const isThere = async (sha256: string) => {
    const stream = await api.storage.open({ sha256, size: null });
    stream?.destroy();
    return stream !== null;
  };

  test('they go after a day, and nothing else does', async () => {
    const used = await upload('w użyciu');
    for (const { sha256 } of await stored()) age(sha256, 1000);
    const [old, young] = [await orphan('stara', 25), await orphan('młoda', 23)];
    expect(await collect()).toBe(1);
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    expect((await editor.get(`/api/files/attachment/${used}`)).text).toBe('w użyciu');
    expect(await collect()).toBe(0);
  });

  test('all pages of a long list are looked through', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, (_, index) => orphan(`strona ${index}`, 30)));
    expect(await stored()).toHaveLength(9);
    expect(await collect()).toBe(9);
    expect(await Promise.all(all.map(isThere))).not.toContain(true);
  });

  test('what is uploaded at this moment stays', async () => {
    for (let turn = 0; turn < 10; turn++) {
      await orphan(`właśnie ${turn}`, 48);
      const [id] = await Promise.all([upload(`właśnie ${turn}`), collect()]);
      expect((await editor.get(`/api/files/attachment/${id}`)).text).toBe(`właśnie ${turn}`);
    }
  });

  test('the files of another database stay', async () => {
    for (let number = 0; number < 101; number++) await orphan(`obca ${number}`, 48);
    expect(await collect()).toBe(0);
    expect(await stored()).toHaveLength(101);
    expect(logged).toEqual(['the database knows few of the stored files; none was removed']);
  });

  test('what is not named as a content is not touched', async () => {
    const names = ['ab/czytaj.txt', `cd/${'e'.repeat(64)}`, `inne/ab/ab${'0'.repeat(62)}`];
    for (const name of names) {
      const file = path.join(api.config.dataDir, 'files', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'a');
      bucket?.objects.set(name, Buffer.from('a'));
      bucket?.storedAt.set(name, new Date(0));
    }
    expect(await stored()).toEqual([]);
    expect(await collect()).toBe(0);
  });
});
