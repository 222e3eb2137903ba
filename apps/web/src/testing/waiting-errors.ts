import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** An internal flag of the library, missing in its types. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// While a test waits, each failed attempt would print the whole document. Only the last one prints it.
configure({
  // The first screen of a worker loads its modules before it shows, and a busy machine is slow, not wrong.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'not there') : getElementError(message, container),
});
