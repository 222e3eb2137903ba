// `bip articles check --all`: 10,000 articles with 20,000 attachments in one run, which is killed half-way and resumed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@redakcja/api/database/open-database';
import { idRow } from '@redakcja/api/database/rows/row-shape';
import { waitingLabel } from '@redakcja/domain/articles/check/attachment-findings';
import { buildCli } from '../../apps/cli/build.mjs';
import { figure, print } from './figures.ts';
import { type Place, startBuilt } from './place.ts';

/** Two files for each article, checked as the worker leaves them: each fourth has no title, each hundredth is a scan. */
const attach = `with contents as (
    insert into files (sha256, crc32, size, content_type, file_name)
    select md5(a.id || '/' || n) || md5(n || '/' || a.id), '00000000', 100000, 'application/pdf', 'zalacznik-' || a.id || '-' || n || '.pdf'
    from articles a, generate_series(1, 2) n
    returning id, file_name
  ), texts as (
    insert into document_texts (file_id, state, has_pages, findings, pages)
    select id, case when id % 100 = 0 then 20 else 10 end, false,
      case when id % 100 = 0 then '[{"code":"scan","page":null,"excerpt":""}]' when id % 4 = 0 then '[{"code":"noTitle","page":null,"excerpt":""}]' else '[]' end::jsonb, 1
    from contents
  ), documents as (
    insert into document_repository (file_id, file_name, extension, file_type, created_by)
    select id, file_name, 'pdf', 1, 'Anna Nowak' from contents returning id, file_name
  )
  insert into article_attachments (article_id, position, document_repository_id, display_name, created_by)
  select split_part(file_name, '-', 2)::int, split_part(split_part(file_name, '-', 3), '.', 1)::int, id, file_name, 'Anna Nowak' from documents returning id`;

export async function benchCheck(place: Place): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-bench-check-'));
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 1 },
  });
  await database.db.rows(idRow, { text: attach, values: [] });
  await database.close();
  const program = await buildCli(path.join(folder, 'dist'));
  const product = await startBuilt(place);
  try {
    print(`\nThe check of the whole bulletin, ${place.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`);
    const check = checkIn(folder, program, product.url);
    let whole = await check('whole.ndjson');
    // as long as the server is still checking files of the demonstration
    while (whole.rows.some((row) => row.includes(waitingLabel))) {
      rmSync(path.join(folder, 'whole.ndjson'));
      whole = await check('whole.ndjson');
    }
    figure('bip articles check --all', `${whole.seconds.toFixed(1)} s`);
    figure('  rows of the report', String(whole.rows.length));
    await check('killed.ndjson', 0.5 * linesIn(path.join(folder, 'whole.ndjson')));
    const kept = linesIn(path.join(folder, 'killed.ndjson'));
    const resumed = await check('killed.ndjson');
    figure(`killed after ${kept} articles, resumed`, `${resumed.seconds.toFixed(1)} s`);
    const other = resumed.rows.filter((row) => !whole.rows.includes(row));
    const missing = whole.rows.filter((row) => !resumed.rows.includes(row));
    figure('  rows that the whole run has not, or has alone', String(other.length + missing.length), '0');
    for (const row of [...other, ...missing]) print(`    ${row}`);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const linesIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

/** Runs the check with a file to resume from; it is killed as soon as the file has that many lines. */
function checkIn(folder: string, program: string, url: string) {
  const env = {
    ...process.env,
    HOME: folder,
    BIP_HOST: url,
    BIP_CLIENT_ID: 'bip-automat',
    BIP_CLIENT_SECRET: 'demo-automat',
  };
  return async (file: string, killAfter = Number.POSITIVE_INFINITY) => {
    const started = performance.now();
    const args = [program, 'articles', 'check', '--all', '--resume', file, '-o', 'csv'];
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    const closed = once(child, 'close');
    while (child.exitCode === null && linesIn(path.join(folder, file)) < killAfter)
      await Promise.race([closed, wait(killAfter === Number.POSITIVE_INFINITY ? 60_000 : 50)]);
    child.kill('SIGKILL');
    await closed;
    return { seconds: (performance.now() - started) / 1000, rows: out.trim().split('\n') };
  };
}
