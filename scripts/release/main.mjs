// npm run release [FOLDER]: an archive that needs Node and nothing else, a Debian package, and their check sums. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log, root } from '../toolchain.mjs';
import { debianPackage } from './debian-package.mjs';
import { billOfMaterials, licences, partsOf } from './inventory.mjs';
import { entriesUnder, packedTar } from './packed.mjs';
import { buildPrograms } from './programs.mjs';
import { copyRuntimePackages } from './runtime-packages.mjs';

const out = path.resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? path.join(root, 'dist-release'));
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const platform = `${process.platform}-${process.arch}`;
const name = `redakcja-bip-${version}-${platform}`;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const sums = (files) => files.map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`).join('');

/** That of the commit: whoever builds it later gets the same. */
function momentOfRelease() {
  const given = process.env.SOURCE_DATE_EPOCH;
  const seconds = given ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return new Date(Number(seconds) * 1000);
}

async function fill(folder) {
  const parts = partsOf([...(await buildPrograms(folder)), ...copyRuntimePackages(folder)]);
  for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs', 'scripts/release/debian/redakcja-bip.service'])
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  cpSync(path.join(import.meta.dirname, 'installed.md'), path.join(folder, 'README.md'));
  // the programs are modules wherever the folder is put
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name: 'redakcja-bip', version, type: 'module' })}\n`,
  );
  writeFileSync(path.join(folder, 'sbom.cdx.json'), billOfMaterials(version, parts));
  writeFileSync(path.join(folder, 'LICENCES.txt'), licences(parts));
  const files = entriesUnder(folder).filter(({ type }) => type === 'file');
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums(files.map((one) => [one.name, one.content])));
}

const work = mkdtempSync(path.join(tmpdir(), 'bip-release-'));
try {
  await fill(work);
  const moment = momentOfRelease();
  const inside = entriesUnder(work);
  const folder = { name, type: 'directory', mode: 0o755 };
  const results = [
    [
      `${name}.tar.gz`,
      await packedTar([folder, ...inside.map((one) => ({ ...one, name: `${name}/${one.name}` }))], moment),
    ],
    [
      `redakcja-bip_${version}_${process.arch === 'x64' ? 'amd64' : process.arch}.deb`,
      await debianPackage(version, inside, moment),
    ],
  ];
  mkdirSync(out, { recursive: true });
  for (const [file, bytes] of results) {
    writeFileSync(path.join(out, file), bytes);
    log(`${path.join(out, file)} (${(bytes.length / 1e6).toFixed(1)} MB)`);
  }
  writeFileSync(path.join(out, 'SHA256SUMS'), sums(results));
} finally {
  rmSync(work, { recursive: true, force: true });
}
