// What would help where a rule of accounts refuses (specification, sections 4 and 6; design decisions 11 and 26).
import type { Obstacle } from '../../shared/operation-verdict.ts';
import { accountMessages } from '../account-rules.ts';
import { administratorMessage } from '../grant-rules.ts';

const otherPerson = 'Poproś inną osobę, która zarządza użytkownikami';
const administrator = 'Poproś administratora';

const known: ReadonlyMap<string, Pick<Obstacle, 'cause' | 'remedy'>> = new Map([
  [accountMessages.own, { cause: 'lock', remedy: otherPerson }],
  [accountMessages.ownRemoval, { cause: 'lock', remedy: otherPerson }],
  [accountMessages.ownSave, { cause: 'permission', remedy: administrator }],
  [accountMessages.integrated, { cause: 'lock', remedy: 'Zmień konto w systemie zewnętrznym' }],
  [accountMessages.system, { cause: 'lock', remedy: 'Konto systemowe jest stałą częścią serwisu' }],
  [accountMessages.active, { cause: 'status', remedy: 'Nic nie trzeba robić, konto już działa' }],
  [accountMessages.notActive, { cause: 'status', remedy: 'Najpierw aktywuj konto' }],
  [
    accountMessages.ownPasswordOnly,
    { cause: 'lock', remedy: 'Zresetuj hasło: ta osoba ustawi nowe przez jednorazowy odnośnik' },
  ],
  [accountMessages.passwordsElsewhere, { cause: 'lock', remedy: 'Zmień hasło u dostawcy tożsamości' }],
  [
    accountMessages.noMail,
    { cause: 'missing', remedy: `${administrator} o tę operację albo o skonfigurowanie poczty` },
  ],
  [administratorMessage, { cause: 'permission', remedy: administrator }],
]);

const stronger = { cause: 'permission', remedy: `${administrator} albo osobę, która ma te same uprawnienia` } as const;

/** The obstacle behind a message of the rules; what is not known here is about rights that the caller does not have. */
export function accountObstacle(reason: string): Obstacle {
  return { ...(known.get(reason) ?? stronger), reason };
}
