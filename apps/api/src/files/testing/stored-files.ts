// Uploads, and what they have stored.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { documentRepository, files } from '../../database/schema.ts';
import type { TestApi } from '../../testing/start-api.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { formWith } from '../checks/test-files.ts';

/** Beginning of the answer to a file whose content is refused. */
export const uploadFailed = 'Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu';

/** A server with an editor, who uploads attachments. */
export function withUploads() {
  const api = withApi();
  const editor = withClient(api, { permissions: ['CreateArticles'] });
  const upload = (bytes: Buffer | string, fileName: string, client = editor) =>
    client.post('/api/files/article', formWith('attachments', bytes, fileName));
  return { api, editor, upload };
}

export type Upload = ReturnType<typeof withUploads>['upload'];

export async function forgetFiles({ db }: TestApi): Promise<void> {
  await db.delete(documentRepository);
  await db.delete(files);
}

/** Temporary files that are still there. */
export function leftBehind(api: TestApi): string[] {
  const folder = path.join(api.config.dataDir, 'files/incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
}

export async function expectNothingStored(api: TestApi): Promise<void> {
  expect(leftBehind(api)).toEqual([]);
  expect(await api.db.$count(files)).toBe(0);
  expect(await api.db.$count(documentRepository)).toBe(0);
}

/** Address of a public file; its key is a random UUID. */
export const addressOf = (id: number) => new RegExp(`^/api/files/${id}\\?key=[0-9a-f]{32}$`);

/** A picture as anybody downloads it. */
export async function downloadPicture(api: TestApi, address: string) {
  const { bytes, headers, status } = await api.anonymous.get(address);
  expect(status).toBe(200);
  const { width, height, format } = await sharp(bytes).metadata();
  return { bytes, headers, width, height, format };
}
