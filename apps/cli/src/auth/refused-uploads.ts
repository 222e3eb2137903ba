// A server may answer before all of a form is sent: the file is too large, or nobody is signed in. Node then stops sending and keeps the
// connection, and with it the process, until the server closes it.
import type { ClientRequest } from 'node:http';
import { wrapAdapter } from '@redakcja/generated/http';
import { isAxiosError } from 'axios';

/** Ends the connection of a request that was answered and not sent as a whole. */
export const endRefusedUploads = (): void => wrapAdapter(ending);

const ending: Parameters<typeof wrapAdapter>[0] = (send) => async (config) => {
  try {
    return await send(config);
  } catch (error) {
    const request = isAxiosError(error) && error.response ? (error.request as ClientRequest) : undefined;
    if (request?.writableFinished === false) request.destroy();
    throw error;
  }
};
