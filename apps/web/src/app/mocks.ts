import { mockHandlers } from '@redakcja/generated/mocks';
import { setupWorker } from 'msw/browser';

/** `npm run mocks`: the generated answers of the contract instead of a server. */
export async function startMocks(): Promise<void> {
  await setupWorker(...mockHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
