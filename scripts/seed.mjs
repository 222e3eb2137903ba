// npm run seed -- --articles N: believable articles into the database that the environment names (DATA_DIR or DATABASE_URL).
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/database/database.ts';
import { seedMany } from '../apps/api/src/demo/seed-many.ts';

const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' } } });
const wanted = Number(values.articles);
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('--articles: a whole number from 1 up\n');
  process.exit(2);
}

const started = performance.now();
try {
  const database = await openDatabase(readConfig());
  try {
    await seedMany(database.db, wanted, (done) => process.stderr.write(`${done} of ${wanted} articles\n`));
  } finally {
    await database.close();
  }
  process.stdout.write(`${wanted} articles in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
} catch (error) {
  // A folder that a running server uses, a server that cannot be reached: said in one line.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
