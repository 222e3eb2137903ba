import { type Context, say } from '../shared/context.ts';
import { CommandError } from '../shared/exit-codes.ts';
import { asCommandError } from '../shared/failures.ts';
import { chosenHost, signInStore } from './access.ts';
import { browserCommand, browserTokens } from './browser-sign-in.ts';
import type { LoginOptions, LogoutOptions } from './commands.ts';
import { deviceTokens } from './device-sign-in.ts';
import { discoverProvider, publicClientId } from './provider.ts';
import { renewalTime } from './tokens.ts';

/** `bip login`: the browser of this computer where there is one, otherwise a code that is confirmed anywhere. */
export async function login(options: LoginOptions, context: Context): Promise<void> {
  const host = await chosenHost(context, options);
  const provider = await discoverProvider(host, publicClientId);
  const browser = options.device ? null : browserCommand(context);
  const tokens =
    browser === null ? await deviceTokens(context, provider) : await browserTokens(context, provider, browser);
  const store = signInStore(context, options);
  const signIn = {
    host,
    issuer: provider.issuer,
    accessToken: tokens.access_token,
    expiresAt: renewalTime(context, tokens.expires_in),
    refreshToken: tokens.refresh_token ?? null,
  };
  // A renewal by another process must not write the old one over it.
  await store.locked(() => store.write(signIn));
  say(context, `Zalogowano do ${host}`);
}

/** `bip logout`: takes the grant back at the provider and forgets it here, also when the provider cannot be reached. */
export async function logout(options: LogoutOptions, context: Context): Promise<void> {
  const store = signInStore(context, options);
  // A renewal by another process would bring the sign-in back.
  const stored = await store.locked(async () => {
    const signIn = await store.read();
    await store.remove();
    return signIn;
  });
  if (stored === null) {
    say(context, 'Nikt nie jest zalogowany');
    return;
  }
  try {
    const { openid, config } = await discoverProvider(stored.host, publicClientId);
    if (stored.refreshToken !== null) await openid.tokenRevocation(config, stored.refreshToken);
  } catch (error) {
    const { message } = asCommandError(error);
    throw new CommandError(`Wylogowano tutaj, ale serwer nie unieważnił dostępu: ${message}`);
  }
  say(context, `Wylogowano z ${stored.host}`);
}
