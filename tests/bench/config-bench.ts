// Peak memory of `bip config` with large pictures. Files are read and sent one at a time, so it depends on the largest and not on their number.
import { randomBytes } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { figure } from './figures.ts';

/** Nearly the largest file that is accepted. */
const [width, height] = [1860, 1850];

/** A PNG that cannot be compressed, 10 MB. */
function noise(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  const line = () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]);
  const rows = Buffer.concat(Array.from({ length: height }, line));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 0 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const banner = (name: string) => `
- name: ${name}
  language: PL
  title: ${name}
  url: https://www.gov.pl
  target: NewTab
  isActive: false
  color: "#000000"
  file: { file: pliki/${name}.png, name: ${name}.png, crop: { unit: px, x: 10, y: 10, width: 600, height: 210 } }
`;

/** @param bip runs the program; answers its peak memory in MiB */
export function benchConfig(folder: string, bip: (...args: string[]) => { memory: number }): void {
  let total = 0;
  for (const added of [5, 15, 20]) {
    const exported = path.join(folder, `config-${total}`);
    bip('config', 'export', exported);
    for (let i = 0; i < added; i += 1) {
      writeFileSync(path.join(exported, 'pliki', `duzy-${total + i}.png`), noise());
      appendFileSync(path.join(exported, 'banners.yaml'), banner(`duzy-${total + i}`));
    }
    total += added;
    const runs = [bip('config', 'apply', exported, '--yes'), bip('config', 'export', path.join(folder, 'config'))];
    const [apply, again] = runs.map(({ memory }) => `${memory.toFixed(0)} MiB`);
    figure(`config with ${total} pictures of 10 MB: apply, peak memory`, apply ?? '');
    figure('  export, peak memory', again ?? '');
  }
}
