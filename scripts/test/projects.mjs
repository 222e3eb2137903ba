// The projects of vitest.config.ts in one run: workers go on to the next project where one has no more files.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { unexercised } from '../../tests/support/exercised.ts';
import { build } from '../build.mjs';
import { hasPostgres, startPostgres } from '../postgres.mjs';
import { withFolder } from '../temporary-folder.mjs';
import { root } from '../toolchain.mjs';
import { check, failed, markChance, slowest, sum, vitestResults } from './results.mjs';
import { bin, run } from './run-command.mjs';

/** Step → project of Vitest and the folder of its tests. */
export const projects = {
  domain: { title: 'Domain', project: 'domain', folder: 'packages/domain/src/' },
  site: { title: 'Pages of the bulletin', project: 'site', folder: 'packages/site/src/' },
  contract: { title: 'Contract, mocks and repository rules', project: 'tests', folder: 'tests/contract/' },
  api: { title: 'Server', project: 'api', folder: 'apps/api/src/' },
  'api-embedded': { title: 'Server on the embedded database', project: 'api-embedded', folder: 'apps/api/src/' },
  faults: { title: 'Faults', project: 'faults', folder: 'tests/faults/' },
  web: { title: 'Screens', project: 'web', folder: 'apps/web/' },
  cli: { title: 'Command line', project: 'cli', folder: 'apps/cli/src/' },
};

/** A developer's machine may have none; the run that decides what is released may not. */
function withoutPostgres() {
  const missing = 'No PostgreSQL here: install it, or name a server in TEST_DATABASE_URL.';
  process.stdout.write(`${missing}\n`);
  return process.env.CI === undefined ? [] : [failed(missing)];
}

/** By default with a worker more than cores, for the tests that wait for a process. */
function vitest(folder, { chosen, files, env, workers = availableParallelism() + 1 }) {
  const report = path.join(folder, 'report.json');
  const names = chosen.flatMap((step) => ['--project', projects[step].project]);
  // a folder that changed may have no tests
  const args = ['run', ...names, `--maxWorkers=${workers}`, '--passWithNoTests', ...files];
  return run(bin('vitest'), args, {
    env: { ...env, TEST_REPORT: report },
  }).then(({ code }) => vitestResults(report, code));
}

/** Every file with a failure once more, by itself. */
async function repeat(folder, redFiles, env) {
  const results = [];
  for (const { project, file } of redFiles) {
    const [step] = Object.entries(projects).find(([, one]) => one.project === project) ?? [];
    if (step === undefined) continue;
    results.push(await vitest(folder, { chosen: [step], files: [file], env, workers: 1 }));
  }
  return sum(results.map(({ total }) => total));
}

/** The server's tests exercise every operation with a handler. */
function exercisedOperations(record) {
  const missing = unexercised(existsSync(record) ? readFileSync(record, 'utf8') : '');
  return check(missing.length === 0, 'Operations that no API test exercises', missing.join(', '));
}

/** @param selected steps → files of each, or none for all of a step */
export function runProjects(selected) {
  if (['api', 'cli', 'faults'].some((step) => selected.has(step))) build('api', process.execPath);
  return withFolder(async (folder) => {
    const configured = process.env.TEST_DATABASE_URL || undefined;
    const own = configured === undefined && selected.has('api') ? await startPostgres() : null;
    const url = configured ?? own?.url;
    const canRunFaults = hasPostgres();
    const chosen = [...selected.keys()].filter((step) => canRunFaults || step !== 'faults');
    const record = path.join(folder, 'exercised');
    const env = { CHECKED_RESPONSES: record, ...(url !== undefined && { TEST_DATABASE_URL: url }) };
    try {
      // a name that is given filters the files of every project
      const files = [...selected].flatMap(([step, some]) =>
        some.length > 0 ? some : path.join(root, projects[step].folder),
      );
      const { total, byProject, redFiles, tests } = await vitest(folder, { chosen, files, env });
      for (const step of chosen) {
        const { title, project } = projects[step];
        const { passed = 0, failed: red = 0 } = byProject.get(project) ?? {};
        process.stdout.write(`${title}: ${passed} passed, ${red} failed\n`);
      }
      const untested = chosen.filter(
        (step) => selected.get(step).length === 0 && !byProject.has(projects[step].project),
      );
      process.stdout.write(slowest(tests));
      const wholeServer = selected.get('api')?.length === 0;
      return sum([
        redFiles.length === 0 ? total : markChance(total, await repeat(folder, redFiles, env)),
        ...untested.map((step) => failed(`${projects[step].title}: no test was found`)),
        ...(wholeServer ? [exercisedOperations(record)] : []),
        ...((selected.has('api') && url === undefined) || chosen.length < selected.size ? withoutPostgres() : []),
      ]);
    } finally {
      own?.stop();
    }
  });
}
