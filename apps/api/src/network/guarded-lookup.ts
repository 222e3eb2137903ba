// DNS for calls to addresses that somebody typed: what resolves to a private network is not called (private-networks.ts).
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

export interface AddressRules {
  /** Whether the client may connect to an IP address. */
  isAllowed: (address: string) => boolean;
  /** DNS lookup; replaced by tests. */
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
}

export class PrivateAddressError extends Error {}

/** Resolves once and connects to the addresses that were checked, against DNS rebinding. */
export function validatingLookup({
  isAllowed,
  resolve = (name) => systemLookup(name, { all: true }),
}: AddressRules): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isAllowed(address))) {
          answer(new PrivateAddressError(), []);
        } else if (options.all === true) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    );
  };
}
