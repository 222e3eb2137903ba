import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is locked once and free again afterwards', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await release();
  await (await lockFolder(folder))();
});

test('the error names the folder and the solution', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`Folder danych ${folder} jest używany przez inny proces`);
  await release();
});

test('another spelling of the path is the same folder', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(path.join(folder, '..', path.basename(folder)))).rejects.toThrow(FolderInUseError);
  await release();
});

test('a killed process leaves no lock', async () => {
  const module = path.join(import.meta.dirname, 'folder-lock.ts');
  const code = `const { lockFolder } = await import(${JSON.stringify(module)}); await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(folder))();
});
