import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** The library says so to itself alone: its type does not have it. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// While something is waited for, each try that fails would print the whole document, and nobody reads it. The last one prints it.
configure({
  // The first screen of a worker loads its modules before it shows, and a busy machine is slow, not wrong.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'not there') : getElementError(message, container),
});
