// npm run seed -- --articles N: writes realistic articles to the database of DATA_DIR or DATABASE_URL.
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/database/open-database.ts';
import { seedMany } from '../apps/api/src/demo/seed/seed-many.ts';

const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' } } });
const count = Number(values.articles);
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write('--articles: a whole number from 1 up\n');
  process.exit(2);
}

const started = performance.now();
try {
  const database = await openDatabase(readConfig());
  try {
    await seedMany(database.db, count, (done) => process.stderr.write(`${done} of ${count} articles\n`));
  } finally {
    await database.close();
  }
  process.stdout.write(`${count} articles in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
} catch (error) {
  // Expected failures (a locked data folder, an unreachable server) are printed as one line.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
