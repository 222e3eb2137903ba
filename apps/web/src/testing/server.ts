import { mockHandlers } from '@redakcja/generated/mocks';
import { setupServer } from 'msw/node';

/** Answers every call as the contract's mocks do; a test overrides what it is about with `server.use(...)`. */
export const server = setupServer(...mockHandlers());
