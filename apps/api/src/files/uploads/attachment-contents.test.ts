import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bmp,
  docx,
  gif,
  jpeg,
  oldOffice,
  openDocument,
  pdf,
  png,
  pptx,
  sevenZip,
  svg,
  tar,
  tarEntry,
  xlsx,
  zip,
} from '../checks/test-files.ts';
import { expectNothingStored, forgetFiles, uploadFailed, withUploads } from '../testing/stored-files.ts';

const refused = 'Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia';

const { api, upload } = withUploads();

beforeEach(() => forgetFiles(api));

/** As Inkscape exports it. */
const drawn = `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- 2 --><svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><inkscape:page x="0"/><style/><text>Łąka &amp; las</text>
  <style>.a{fill:url(#b)}</style><use xlink:href="#b"/></svg>`;

describe('every extension of the repository groups is accepted with its content', () => {
  test.each<[string, () => Buffer | string | Promise<Buffer>, string, number]>([
    ['docx', () => docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 1],
    ['xlsx', () => xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 1],
    ['pptx', () => pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 1],
    ['odt', () => openDocument('text'), 'application/vnd.oasis.opendocument.text', 1],
    ['ods', () => openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet', 1],
    ['doc', () => oldOffice('WordDocument'), 'application/msword', 1],
    ['xls', () => oldOffice('Workbook'), 'application/vnd.ms-excel', 1],
    ['ppt', () => oldOffice('PowerPoint Document'), 'application/vnd.ms-powerpoint', 1],
    ['txt', () => 'Zażółć gęślą jaźń\n', 'text/plain', 1],
    ['json', () => '\ufeff{"uchwała": 1}', 'application/json', 1],
    ['zip', () => zip({ name: 'a.txt', content: 'a' }), 'application/zip', 1],
    ['7z', () => sevenZip, 'application/x-7z-compressed', 1],
    ['zip', () => zip({ name: 'a.zip', content: zip({ name: 'b.docx', content: docx }) }), 'application/zip', 1],
    ['zip', () => zip({ name: 'a.7z', content: sevenZip, isDeflated: true }), 'application/zip', 1],
    ['zip', () => zip({ name: 'a.tar', content: tar(tarEntry('a', 'b')) }, { name: 'no.zip' }), 'application/zip', 1],
    ['zip', () => zip({ name: 'a.tar.gz', content: gzipSync(tar(tarEntry('a', 'b'))) }), 'application/zip', 1],
    [
      'zip',
      () => zip({ name: 'a.txt.gz', content: gzipSync('a') }, { name: 'b.gz', content: 'c' }),
      'application/zip',
      1,
    ],
    ['tar', () => tar(tarEntry('a.zip', zip({ name: 'b.docx', content: docx }))), 'application/x-tar', 1],
    [
      'tar',
      () => tar(tarEntry('a.tgz', gzipSync(tar(tarEntry('a', 'b')))), tarEntry('b.gz', '')),
      'application/x-tar',
      1,
    ],
    ['tar', () => tar(tarEntry('a.txt', 'abc'), tarEntry('b.txt', 'd'.repeat(600))), 'application/x-tar', 1],
    ['tar', () => tar(tarEntry('pax', '10 size=4\n', { kind: 'x' }), tarEntry('a', 'abcd')), 'application/x-tar', 1],
    ['xades', () => Buffer.from('<ds:Signature xmlns:ds="d"/>'), 'application/xml', 1],
    [
      'asice',
      () => zip({ name: 'mimetype', content: 'application/vnd.etsi.asic-e+zip' }),
      'application/vnd.etsi.asic-e+zip',
      1,
    ],
    ['sce', () => zip({ name: 'META-INF/signatures.xml', content: '<a/>' }), 'application/vnd.etsi.asic-e+zip', 1],
    ['p7m', () => Buffer.from([0x30, 0x82, 0x01, 0x00, 0x06]), 'application/pkcs7-mime', 1],
    ['p7m', () => Buffer.from('-----BEGIN PKCS7-----'), 'application/pkcs7-mime', 1],
    ['png', png, 'image/png', 0],
    ['jpg', jpeg, 'image/jpeg', 0],
    ['jpeg', jpeg, 'image/jpeg', 0],
    ['gif', gif, 'image/gif', 0],
    ['bmp', () => bmp(), 'image/bmp', 0],
    ['svg', () => svg('<text x="1">Gmina</text><use href="#a"/>'), 'image/svg+xml', 0],
    ['svg', () => drawn, 'image/svg+xml', 0],
  ])('%s', async (extension, make, contentType, fileType) => {
    const answer = await upload(await make(), `plik.${extension}`);
    expect(answer.body[0]).toMatchObject({ contentType, fileType });
  });
});

test.each(['plik.rtf', 'plik.exe', 'plik', 'plik.pdf.php', '.pdf', 'plik.'])(
  '%s: no group has the extension',
  async (name) => {
    const answer = await upload(pdf, name);
    expect([answer.status, answer.body.errors]).toEqual([
      415,
      [refused, expect.stringMatching(/^Można dodać: 7z, .*Ustawienia › Grupy plików/)],
    ]);
    await expectNothingStored(api);
  },
);

describe('a content that does not match the extension, or is unsafe, is refused', () => {
  const bomb = zip({ name: '0', content: 'x', declaredSize: 0xfffffff0 });
  const packed = zip(...Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, declaredSize: 1_000_000 })));
  const holes = '34 GNU.sparse.realsize=8000000000\n';
  const bombed = 'Archiwum po rozpakowaniu byłoby za duże';
  const inner = zip({ name: 'c.zip', content: zip({ name: 'd.txt', content: 'd' }) });
  // 15 MB each is allowed; together five exceed the ratio
  const part = zip({ name: '0', content: Buffer.alloc(15_000_000), isDeflated: true });
  const parts = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.zip`, content: part }));
  const long = { name: 'b.zip', content: zip({ name: 'a', content: 'a'.repeat(5000) }), isDeflated: true };
  const withInside = (name: string, content: Buffer) =>
    zip({ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' }, { name, content });
  const untrue = 'Archiwum jest uszkodzone: rozmiary plików w jego spisie są nieprawdziwe. Utwórz je jeszcze raz';
  const lying = (name: string, declaredSize: number) => ({
    name,
    content: 'a'.repeat(5000),
    isDeflated: true,
    declaredSize,
  });
  const withLie = (name: string) =>
    zip({ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, lying(name, 100));
  const mimetype = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' };
  const deep = 'W archiwum jest archiwum, w którym są następne archiwa. Rozpakuj je przed dodaniem';
  const packedTwice = gzipSync(gzipSync('a'));
  const packedBomb = gzipSync(Buffer.alloc(30_000_000));
  /** A gzip file of several members, longer than is extracted for one upload. */
  const endless = Buffer.concat(Array<Buffer>(17).fill(gzipSync(Buffer.alloc(16 * 1_048_576))));
  const broken = gzipSync(Buffer.alloc(16_000_000)).subarray(0, -8);
  const sparse = tar(tarEntry('a', 'b', { kind: 'S', realSize: 8_000_000_000 }));
  const longName = `${'d'.repeat(120)}/b.zip`;
  const path = `136 path=${longName}\n`;
  const fake = 'Zawartość pliku nie odpowiada jego rozszerzeniu';
  const unsafe = 'Plik SVG zawiera skrypty lub odwołania do innych stron';
  const named = (prefix: string, space: string, inside: string) =>
    svg(`<g xmlns:${prefix}="http://www.w3.org/${space === 'svg' ? '2000' : '1999'}/${space}">${inside}</g>`);
  test.each<[string, string, () => Buffer | string | Promise<Buffer>, string]>([
    ['empty', 'a.pdf', () => '', 'Plik jest pusty'],
    ['a program as PDF', 'a.pdf', () => 'MZ\x90', fake],
    ['a PDF as text', 'a.txt', () => pdf, fake],
    ['bytes as text', 'a.txt', () => Buffer.from([65, 0, 66]), fake],
    ['PNG as JPG', 'a.jpg', png, fake],
    ['Excel as Word', 'a.docx', () => xlsx, fake],
    ['an archive as Word', 'a.docx', () => zip({ name: 'a.txt' }), fake],
    ['old Excel as Word', 'a.doc', () => oldOffice('Workbook'), fake],
    ['a spreadsheet as text', 'a.odt', () => openDocument('spreadsheet'), fake],
    ['the start of an archive', 'a.zip', () => 'PK\x03\x04 and nothing else', fake],
    ['a truncated archive', 'a.zip', () => zip({ name: 'a', content: 'b' }).subarray(0, 40), fake],
    ['broken JSON', 'a.json', () => '{"a":', fake],
    ['no tar', 'a.tar', () => Buffer.alloc(2048), fake],
    ['a truncated tar', 'a.tar', () => tarEntry('a', 'b'.repeat(5000)).subarray(0, 3000), fake],
    ['a tar entry longer than the archive', 'a.tar', () => tar(tarEntry('a', 'b', { declaredSize: 1e9 })), fake],
    ['a tar and a program', 'a.tar', () => Buffer.concat([tarEntry('a', 'b'), Buffer.alloc(600, 'MZ')]), fake],
    ['a sparse tar', 'a.tar', () => tar(tarEntry('a', 'b', { kind: 'S', realSize: 8_000_000_000 })), bombed],
    ['a sparse tar by pax', 'a.tar', () => tar(tarEntry('pax', holes, { kind: 'x' }), tarEntry('a', 'b')), bombed],
    [
      'a tar of too many entries',
      'a.tar',
      () => tar(...Array.from({ length: 20_001 }, () => tarEntry('a', ''))),
      bombed,
    ],
    ['a bomb', 'a.zip', () => bomb, bombed],
    ['a bomb of many entries', 'a.zip', () => packed, bombed],
    ['a bomb as Word', 'a.docx', () => bomb, bombed],
    ['a program as 7z', 'a.7z', () => 'MZ\x90'.padEnd(64), fake],
    ['a bomb in an archive', 'a.zip', () => zip({ name: 'b.ZIP', content: bomb }), bombed],
    ['a packed bomb in an archive', 'a.zip', () => zip({ name: 'b.zip', content: bomb, isDeflated: true }), bombed],
    ['a bomb in Word', 'a.docx', () => withInside('word/embeddings/a.xlsx', bomb), bombed],
    ['a bomb in a tar', 'a.tar', () => tar(tarEntry('b.zip', bomb)), bombed],
    [
      'a bomb in a tar under a long name',
      'a.tar',
      () => tar(tarEntry('', longName, { kind: 'L' }), tarEntry('b', bomb)),
      bombed,
    ],
    [
      'a bomb in a tar under a name of pax',
      'a.tar',
      () => tar(tarEntry('', path, { kind: 'x' }), tarEntry('b', bomb)),
      bombed,
    ],
    ['a gzip bomb in an archive', 'a.zip', () => zip({ name: 'b.GZ', content: packedBomb }), bombed],
    ['a gzip bomb in a tar', 'a.tar', () => tar(tarEntry('b.gz', packedBomb)), bombed],
    ['a gzip bomb over the extraction limit', 'a.tar', () => tar(tarEntry('b.gz', endless)), bombed],
    ['truncated gzip bombs', 'a.tar', () => tar(...['b.gz', 'c.gz'].map((name) => tarEntry(name, broken))), bombed],
    ['a sparse tar in gzip', 'a.zip', () => zip({ name: 'b.tar.gz', content: gzipSync(sparse) }), bombed],
    ['a sparse tar in tgz', 'a.tar', () => tar(tarEntry('b.tgz', gzipSync(sparse))), bombed],
    ['a bomb in gzip', 'a.zip', () => zip({ name: 'b.zip.gz', content: gzipSync(bomb) }), bombed],
    ['gzip in gzip', 'a.zip', () => zip({ name: 'b.gz.gz', content: packedTwice }), deep],
    ['gzip in an archive in a tar', 'a.tar', () => tar(tarEntry('b.zip', zip({ name: 'c.gz', content: 'c' }))), deep],
    ['nested archives over the limit together', 'a.zip', () => zip(...parts), bombed],
    ['a compressed entry longer than declared', 'a.zip', () => zip({ ...long, declaredSize: 100 }), untrue],
    ['a long text declared as a short one', 'a.zip', () => zip(lying('a.txt', 100)), untrue],
    ['a short text declared as a long one', 'a.zip', () => zip(lying('a.txt', 6000)), untrue],
    ['a stored file declared shorter', 'a.zip', () => zip({ ...lying('a.txt', 100), isDeflated: false }), untrue],
    ['a lie in Word', 'a.docx', () => withLie('word/media/a.bmp'), untrue],
    ['a lie in OpenDocument', 'a.odt', () => zip(mimetype, lying('content.xml', 100)), untrue],
    ['a lie in an archive in an archive', 'a.zip', () => zip({ name: 'b.zip', content: zip(lying('a', 100)) }), untrue],
    ['a lie in Word in an archive', 'a.zip', () => zip({ name: 'b.docx', content: withLie('a') }), untrue],
    ['a lie in a packed archive', 'a.tar', () => tar(tarEntry('b.zip.gz', gzipSync(zip(lying('a', 100))))), untrue],
    ['an archive in an archive in an archive', 'a.zip', () => zip({ name: 'b.zip', content: inner }), deep],
    ['script', 'a.svg', () => svg('<script>alert(1)</script>'), unsafe],
    ['handler', 'a.svg', () => svg('<g onload="alert(1)"/>'), unsafe],
    ['escaped link', 'a.svg', () => svg('<a href="java&#115;cript:alert(1)"><path/></a>'), unsafe],
    ['HTML inside', 'a.svg', () => svg('<foreignObject><body/></foreignObject>'), unsafe],
    ['a picture of another site', 'a.svg', () => svg('<image href="https://x.example/a.png"/>'), unsafe],
    ['escaped style', 'a.svg', () => svg('<style>&#64;import "https://x.example"</style>'), unsafe],
    ['style with @import', 'a.svg', () => svg('<style>@import "https://x.example"</style>'), unsafe],
    ['animated link', 'a.svg', () => svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'), unsafe],
    ['entity of a file', 'a.svg', () => svg().replace('<svg', '<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]><svg'), unsafe],
    ['script under another prefix', 'a.svg', () => named('x', 'svg', '<x:script>alert(1)</x:script>'), unsafe],
    ['link under another prefix', 'a.svg', () => named('x', 'xlink', '<image x:href="https://x.example/a"/>'), unsafe],
    ['xml:base', 'a.svg', () => svg('<g xml:base="https://x.example/"/>'), unsafe],
    ['UTF-7', 'a.svg', () => svg().replace('"1.0"', '"1.0" encoding="utf-7"'), unsafe],
    ['unclosed style', 'a.svg', () => svg('<style>a{fill:url(https://x.example)}'), unsafe],
    ['comments without a root element', 'a.svg', () => '<!---->'.repeat(5000), fake],
    ['HTML as SVG', 'a.svg', () => '<html><script>alert(1)</script></html>', fake],
  ])('%s', async (_name, fileName, make, reason) => {
    const answer = await upload(await make(), fileName);
    expect([answer.status, answer.body.errors]).toEqual([415, [uploadFailed, reason]]);
    await expectNothingStored(api);
  });
});
