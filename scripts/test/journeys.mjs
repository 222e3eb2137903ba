// The journeys: Playwright in Chromium against the built product.
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { chromiumForTests } from '../../tests/support/chromium.ts';
import { build } from '../build.mjs';
import { withFolder } from '../temporary-folder.mjs';
import { root } from '../toolchain.mjs';
import { failedJourneys, markChance, playwrightResult } from './results.mjs';
import { run } from './run-command.mjs';

const playwright = path.join(root, 'tests/node_modules/@playwright/test/cli.js');

/** @param files specs, or none for all */
export function runJourneys(files) {
  build('web', process.execPath);
  build('api', process.execPath);
  return withFolder(async (folder) => {
    const report = path.join(folder, 'report.json');
    const start = async (args) => {
      const { code } = await run(
        process.execPath,
        [playwright, 'test', '-c', 'tests', '--reporter=list,json', ...args],
        {
          env: {
            CHROMIUM_PATH: chromiumForTests(),
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            E2E_DATA: mkdtempSync(path.join(folder, 'data-')),
          },
        },
      );
      return { result: playwrightResult(report, code), red: failedJourneys(report) };
    };
    const { result, red } = await start(files);
    if (red.length === 0) return result;
    const again = await start(['--workers=1', ...red]);
    return markChance(result, again.result);
  });
}
