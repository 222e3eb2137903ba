// The Debian package: the programs in /usr/lib, settings in /etc, data in /var/lib, a hardened service. Nothing of Debian is needed to make it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packedTar } from './packed.mjs';

const sources = path.join(import.meta.dirname, 'debian');
const text = (name) => readFileSync(path.join(sources, name));
const home = 'usr/lib/redakcja-bip';

/** Of dpkg's names for processors. */
const architecture = { x64: 'amd64', arm64: 'arm64' }[process.arch] ?? process.arch;

const control = (version, bytes) => `Package: redakcja-bip
Version: ${version}
Architecture: ${architecture}
Maintainer: Redakcja BIP <https://github.com/redakcja-bip/redakcja-bip>
Installed-Size: ${Math.ceil(bytes / 1024)}
Depends: nodejs (>= 24), adduser
Recommends: postgresql, nginx | apache2 | caddy
Section: web
Priority: optional
Description: back office and bulletin of a Polish public office
 Redakcja BIP is where editors and administrators of a public information
 bulletin (Biuletyn Informacji Publicznej) write, check, publish and archive
 what the law requires. It serves the web app, the API and the bulletin, and
 brings the command line bip.
`;

/** One member of an ar archive: https://manpages.debian.org/ar.5. */
function member(name, content, moment) {
  const seconds = String(Math.floor(moment.getTime() / 1000));
  const head = `${name.padEnd(16)}${seconds.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(content.length).padEnd(10)}\`\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.alloc(content.length % 2, '\n')]);
}

/** Folders that lead to a file, outermost first. */
function foldersOf(name) {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** @param inside files and folders of the release */
export async function debianPackage(version, inside, moment) {
  const manual = inside.find(({ name }) => name === 'apps/cli/dist/bip.1');
  const link = (name, linkname) => ({ name, type: 'symlink', mode: 0o777, linkname });
  const file = (name, content, mode = 0o644) => ({ name, type: 'file', mode, content });
  const placed = [
    ...inside.filter(({ type }) => type === 'file').map((one) => ({ ...one, name: `${home}/${one.name}` })),
    link('usr/bin/bip', '../lib/redakcja-bip/bin/bip'),
    link('usr/bin/redakcja-bip', '../lib/redakcja-bip/bin/redakcja-bip'),
    file('usr/share/man/man1/bip.1.gz', gzipSync(manual.content, { level: 9 })),
    file('usr/share/doc/redakcja-bip/copyright', inside.find(({ name }) => name === 'LICENCES.txt').content),
    file('usr/lib/systemd/system/redakcja-bip.service', text('redakcja-bip.service')),
    file('etc/redakcja-bip/redakcja-bip.env', text('redakcja-bip.env'), 0o640),
  ];
  const folders = [...new Set(placed.flatMap(({ name }) => foldersOf(name)))].sort();
  const data = [...folders.map((name) => ({ name: `${name}/`, type: 'directory', mode: 0o755 })), ...placed];
  const bytes = placed.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  const scripts = globSync('{pre,post}{inst,rm}', { cwd: sources }).sort();
  const controls = [
    file('./control', Buffer.from(control(version, bytes))),
    file('./conffiles', Buffer.from('/etc/redakcja-bip/redakcja-bip.env\n')),
    ...scripts.map((name) => file(`./${name}`, text(name), 0o755)),
  ];
  return Buffer.concat([
    Buffer.from('!<arch>\n'),
    member('debian-binary', Buffer.from('2.0\n'), moment),
    member('control.tar.gz', await packedTar(controls, moment), moment),
    member(
      'data.tar.gz',
      await packedTar(
        data.map((one) => ({ ...one, name: `./${one.name}` })),
        moment,
      ),
      moment,
    ),
  ]);
}
