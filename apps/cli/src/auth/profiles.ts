// `bip auth`: the sign-ins that are saved on this computer.
import { readdir } from 'node:fs/promises';
import { readPreferences, writePreferences } from '../preferences/preferences.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { printRows } from '../shared/output/output.ts';
import { printRecord } from '../shared/output/print-record.ts';
import { currentProfile, signInStore } from './authenticate.ts';
import type { AuthStatusOptions, ListProfilesOptions, SwitchProfileOptions } from './commands.ts';
import { defaultProfile, SignInStore } from './sign-in-store.ts';

/** Names of the profiles with a sign-in. */
export async function profileNames({ configFolder }: Pick<Context, 'configFolder'>): Promise<string[]> {
  const files = await readdir(configFolder).catch(() => []);
  return files.flatMap((file) => (/^[\w.-]{1,64}\.json$/.test(file) ? [file.replace(/\.json$/, '')] : [])).sort();
}

/** `bip auth list`. */
export async function listProfiles(options: ListProfilesOptions, context: Context): Promise<void> {
  const current = currentProfile(context, options);
  const rows = await Promise.all(
    (await profileNames(context)).map(async (profile) => {
      const signIn = await new SignInStore(context.configFolder, profile).read().catch(() => null);
      return { profile, host: signIn?.host ?? null, isCurrent: profile === current };
    }),
  );
  printRows(context, options.output, {
    rows,
    id: (row) => row.profile,
    columns: [
      { heading: 'PROFIL', value: (row) => row.profile },
      { heading: 'SERWER', value: (row) => row.host },
      { heading: 'BIEŻĄCY', value: (row) => (row.isCurrent ? 'tak' : 'nie') },
    ],
  });
}

/** `bip auth status`: what the next command would sign in with; nothing is asked of the server. */
export async function authStatus(options: AuthStatusOptions, context: Context): Promise<void> {
  const profile = currentProfile(context, options);
  const signIn = await signInStore(context, options).read();
  const { BIP_TOKEN, BIP_CLIENT_ID, BIP_HOST } = context.env;
  const way = BIP_TOKEN !== undefined ? 'BIP_TOKEN' : BIP_CLIENT_ID !== undefined ? 'BIP_CLIENT_ID' : 'bip login';
  const status = {
    profile,
    way,
    host: options.host ?? BIP_HOST ?? signIn?.host ?? null,
    isSignedIn: way !== 'bip login' || signIn !== null,
  };
  printRecord(context, options.json === true, status, () =>
    [
      `Profil:      ${profile}`,
      `Serwer:      ${status.host ?? 'nie wskazano'}`,
      `Logowanie:   ${status.isSignedIn ? (way === 'bip login' ? 'zapisane na tym komputerze' : way) : 'brak (bip login)'}`,
      '',
    ].join('\n'),
  );
}

/** `bip auth switch`: the profile of the next commands. */
export async function switchProfile(profile: string, _options: SwitchProfileOptions, context: Context): Promise<void> {
  const names = await profileNames(context);
  if (!names.includes(profile) && profile !== defaultProfile) {
    const hint = names.length === 0 ? '' : `. Są: ${names.join(', ')}`;
    throw new CommandError(`Nie ma logowania w profilu ${profile}${hint}`, exitCodes.usage);
  }
  const preferences = await readPreferences(context.configFolder);
  preferences.defaults.profile = profile;
  await writePreferences(context.configFolder, preferences);
  info(context, `Następne polecenia są w profilu ${profile}`);
}
