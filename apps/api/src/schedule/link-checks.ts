import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../call/services.ts';
import { addressFilter } from '../network/private-networks.ts';
import { callAddress } from '../settings/links/call-address.ts';
import { checkDueAddresses } from '../settings/links/check-addresses.ts';
import { repeat } from './repeat.ts';

const halfMinute = 30_000;

/** Checks external addresses in the background. */
export function startLinkChecks(app: FastifyInstance, services: SystemServices, interval = halfMinute): void {
  const { log, config } = services;
  const rules = { isAllowed: addressFilter(config.archive.privateNetworks) };
  const work = async (stop: AbortSignal) => {
    const count = await checkDueAddresses(services, (address) => callAddress(address, rules, stop), stop);
    if (count > 0) log.info({ count }, 'addresses of links were checked');
  };
  repeat(app, log, { interval, work, failure: 'the check of links failed and will try again' });
}
