// Reporter of Vitest: writes the result of each test with its project into the file TEST_REPORT.
import { writeFileSync } from 'node:fs';

const messageOf = (errors) => errors?.[0]?.message ?? '';

/** A suite whose hooks fail has no failed test. */
function failedSuites(module) {
  return [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({ name: suite.fullName ?? '', state: 'failed', message, duration: 0 })),
  );
}

function resultOf(test) {
  const { state, errors } = test.result();
  return { name: test.fullName, state, message: messageOf(errors), duration: test.diagnostic()?.duration ?? 0 };
}

export default class ResultReporter {
  onTestRunEnd(modules, errors) {
    const files = modules.map((module) => ({
      project: module.project.name,
      file: module.moduleId,
      tests: [...failedSuites(module), ...[...module.children.allTests()].map(resultOf)],
    }));
    if (process.env.TEST_REPORT !== undefined) {
      writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files, errors: errors.map(({ message }) => message) }));
    }
  }
}
