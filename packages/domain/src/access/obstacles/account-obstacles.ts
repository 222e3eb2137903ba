// What would help where a rule of accounts refuses (specification, sections 4 and 6; design decisions 11 and 26).
import type { Obstacle } from '../../shared/operation-verdict.ts';
import { accountMessages } from '../account-rules.ts';
import { administratorMessage } from '../grant-rules.ts';

const otherPerson = 'Poproś inną osobę, która zarządza użytkownikami';
const administrator = 'Poproś administratora';

type Help = Pick<Obstacle, 'cause' | 'remedy'>;

/** A message without one does not compile. */
const helps: Readonly<Record<keyof typeof accountMessages, Help>> = {
  own: { cause: 'lock', remedy: otherPerson },
  ownRemoval: { cause: 'lock', remedy: otherPerson },
  ownSave: { cause: 'permission', remedy: administrator },
  integrated: { cause: 'lock', remedy: 'Zmień konto w systemie zewnętrznym' },
  system: { cause: 'lock', remedy: 'Konto systemowe jest stałą częścią serwisu' },
  active: { cause: 'status', remedy: 'Nic nie trzeba robić, konto już działa' },
  notActive: { cause: 'status', remedy: 'Najpierw aktywuj konto' },
  ownPasswordOnly: { cause: 'lock', remedy: 'Zresetuj hasło: ta osoba ustawi nowe przez jednorazowy link' },
  passwordsElsewhere: { cause: 'lock', remedy: 'Zmień hasło u dostawcy tożsamości' },
  noMail: { cause: 'missing', remedy: `${administrator} o tę operację albo o skonfigurowanie poczty` },
};

const known: ReadonlyMap<string, Help> = new Map([
  ...Object.entries(helps).map(([name, help]) => [accountMessages[name as keyof typeof helps], help] as const),
  [administratorMessage, { cause: 'permission', remedy: administrator }],
]);

const stronger = { cause: 'permission', remedy: `${administrator} albo osobę, która ma te same uprawnienia` } as const;

/** The obstacle behind a message of the rules; those of grant-rules.ts, which name rights, are about what the caller does not have. */
export function accountObstacle(reason: string): Obstacle {
  return { ...(known.get(reason) ?? stronger), reason };
}
