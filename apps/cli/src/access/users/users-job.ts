// The bulk job that changes accounts: `bip users roles|activate|deactivate|end-sessions|unlock|reset`, and `bip apply` of their plans.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import {
  activateUser,
  deactivateUser,
  endUserSessions,
  getUser,
  resetPassword,
  unlockUser,
  updateUser,
} from '@redakcja/generated/axios/access/access';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../../shared/bulk/plan.ts';
import { outcomeOf } from '../../shared/bulk/refusal.ts';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { deliverLink } from './password-links.ts';
import { inputOf } from './user-input.ts';

export const usersKind = 'access.users';

export const userActions = ['roles', 'activate', 'deactivate', 'end-sessions', 'unlock', 'reset'] as const;
export type UserAction = (typeof userActions)[number];

const questions: Readonly<Record<UserAction, string>> = {
  roles: 'Zmienić role',
  activate: 'Aktywować',
  deactivate: 'Dezaktywować i zakończyć sesje',
  'end-sessions': 'Zakończyć sesje',
  unlock: 'Odblokować logowanie',
  reset: 'Unieważnić hasło',
};

export function usersJob(settings: Settings): BulkJob {
  const action = userActions.find((one) => one === settings.action);
  if (action === undefined) throw new CommandError(`Nieznana zmiana kont: ${settings.action}`);
  return {
    batchSize: 1,
    ...(action === 'reset' ? { isDestructive: true, isSequential: true, tally: true } : {}),
    question: (count) => `${questions[action]}: ${countOf(count, nouns.account)}?`,
    send: ([item], isRetry) => (item === undefined ? Promise.resolve([]) : sendOne(action, item, settings, isRetry)),
  };
}

async function sendOne(
  action: UserAction,
  item: PlanItem,
  settings: Settings,
  isRetry: boolean,
): Promise<ItemOutcome[]> {
  const { id, errors = [] } = item;
  if (errors.length > 0) return [{ id, outcome: 'refused', errors }];
  // An earlier request may have changed it: what it was to become is compared instead.
  const asPlanned = isRetry || item.etag === undefined ? {} : { headers: { 'If-Match': item.etag } };
  let to: string | undefined;
  const outcome = await outcomeOf(item, async () => {
    switch (action) {
      case 'activate':
      case 'deactivate': {
        const isActive = action === 'activate';
        if (isRetry && (await getUser(item.id)).isActive === isActive) return;
        await (isActive ? activateUser(item.id, asPlanned) : deactivateUser(item.id, asPlanned));
        return;
      }
      case 'end-sessions':
        await endUserSessions(item.id);
        return;
      case 'unlock':
        await unlockUser(item.id);
        return;
      case 'reset':
        to = await deliverLink(String(settings.links), item.name, () => resetPassword(item.id));
        return;
      case 'roles': {
        const roles = (item.data?.roles ?? '').split(',').map(Number);
        await updateUser(item.id, { ...inputOf(await getUser(item.id)), roles }, asPlanned);
      }
    }
  });
  return [{ ...outcome, ...(to === undefined ? {} : { to }) }];
}
