// Throttles guessing at the provider's own endpoints: client secrets and device codes.
import Provider, { errors } from 'oidc-provider';
import { isSecret } from '../provider/provider-clients.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export class TooManyAttempts extends errors.OIDCProviderError {
  readonly seconds: number;

  constructor(seconds: number) {
    super(429, 'temporarily_unavailable');
    this.error_description = `too many failed attempts, try again in ${seconds} s`;
    this.seconds = seconds;
  }
}

export function throttleGuesses(provider: Provider, throttle: SignInThrottle): void {
  provider.Client.prototype.compareClientSecret = async function compare(
    this: { clientId: string; clientSecret?: string },
    given: string,
  ) {
    const attempt = { clientId: this.clientId, address: callerAddress() };
    await requireOpen(attempt);
    const isRight = isSecret(this.clientSecret ?? '', given);
    await (isRight ? throttle.succeed(attempt) : throttle.fail(attempt));
    return isRight;
  };

  const { DeviceCode } = provider;
  const findByUserCode = DeviceCode.findByUserCode.bind(DeviceCode);
  DeviceCode.findByUserCode = async (...parameters) => {
    const attempt = { codeFrom: callerAddress() };
    await requireOpen(attempt);
    const found = await findByUserCode(...parameters);
    if (found === undefined) await throttle.fail(attempt);
    return found;
  };

  async function requireOpen(attempt: Parameters<SignInThrottle['fail']>[0]): Promise<void> {
    const seconds = await throttle.pause(attempt);
    if (seconds === 0) return;
    Provider.ctx?.set('retry-after', String(seconds));
    throw new TooManyAttempts(seconds);
  }
}

/** Of the current request. */
function callerAddress(): string {
  return Provider.ctx?.ip ?? '';
}
