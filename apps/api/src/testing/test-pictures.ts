// Pictures for tests.
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestClient } from './test-client.ts';

export interface TestPicture {
  id: number;
  originalId: number;
  path: string;
}

const crop = { unit: 'px', x: '10', y: '20', width: '600', height: '210' };

/** Uploads a picture of 900x400 and crops it; with `originalId` crops that one again. */
export async function cropTestPicture(client: TestClient, fields: Record<string, string> = {}): Promise<TestPicture> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ purpose: 'banner', ...crop, ...fields })) form.append(name, value);
  if (fields.originalId === undefined) {
    const background = { r: 12, g: 89, b: 68 };
    const bytes = await sharp({ create: { width: 900, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'rynek.png');
  }
  const answer = await client.post('/api/files/crop', form);
  expect(answer.status).toBe(201);
  return answer.body;
}
