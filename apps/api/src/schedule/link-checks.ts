import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../call/services.ts';
import { addressFilter } from '../network/private-networks.ts';
import { callAddress } from '../settings/links/call-address.ts';
import { checkDueAddresses } from '../settings/links/check-addresses.ts';

const halfMinute = 30_000;

/** Checks external addresses in the background. A plugin of the server, so that it ends before the database closes. */
export function startLinkChecks(app: FastifyInstance, services: SystemServices, interval = halfMinute): void {
  const { log, config } = services;
  const stop = new AbortController();
  const rules = { isAllowed: addressFilter(config.archive.privateNetworks) };
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= checkDueAddresses(services, (address) => callAddress(address, rules, stop.signal), stop.signal)
      .then((count) => {
        if (count > 0) log.info({ count }, 'addresses of links were checked');
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) log.error({ err: error }, 'the check of links failed and will try again');
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(start, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
}
