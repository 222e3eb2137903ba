import { type FileHandle, open } from 'node:fs/promises';

/** Opens a file for `use` and closes it afterwards. */
export async function withFile<Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'r');
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** Bytes from an offset on; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
