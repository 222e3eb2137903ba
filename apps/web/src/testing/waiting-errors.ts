import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

const isWaiting = () =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  getConfig()['_disableExpensiveErrorDiagnostics' as never] === true;

// While something is waited for, each try that fails would print the whole document, and nobody reads it. The last one prints it.
configure({
  // The first screen of a worker loads its modules before it shows, and a busy machine is slow, not wrong.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'not there') : getElementError(message, container),
});
