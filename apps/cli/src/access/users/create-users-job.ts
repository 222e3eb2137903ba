// The bulk job that creates accounts: `bip users import`, and `bip apply` of its plan.
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { createUser } from '@redakcja/generated/axios/access/access';
import { isAxiosError } from 'axios';
import type { BulkJob } from '../../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../../shared/bulk/plan.ts';
import { outcomeOf, Refusal } from '../../shared/bulk/refusal.ts';
import { deliverLink } from './password-links.ts';
import { newAccount } from './user-input.ts';

export const importUsersKind = 'access.users.import';
export const newAccountLabel = 'nowe konto';
export const existingAccount = 'już jest';

export function importUsersJob(settings: Settings): BulkJob {
  return {
    batchSize: 1,
    isSequential: true,
    tally: true,
    question: (count) => `Utworzyć ${countOf(count, nouns.account)}?`,
    send: async ([item], isRetry) => (item === undefined ? [] : [await create(item, String(settings.links), isRetry)]),
  };
}

async function create(item: PlanItem, links: string, isRetry: boolean): Promise<ItemOutcome> {
  const { id, data = {}, errors = [] } = item;
  if (errors.length > 0) return { id, outcome: 'refused', errors };
  if (item.to === existingAccount) return { id, outcome: 'skipped', errors: [] };
  const roles = (data.roles ?? '').split(',').map(Number);
  let to: string | undefined;
  const outcome = await outcomeOf(item, async () => {
    try {
      to = await deliverLink(
        links,
        data.userName ?? item.name,
        async () => (await createUser(newAccount(data, roles))).passwordLink,
      );
    } catch (error) {
      // an earlier request without a response has created it, and its link is lost
      if (isRetry && isAxiosError(error) && error.response?.status === 409)
        throw new Refusal(`Konto już jest; link do hasła daje: bip users reset ${item.name}`);
      throw error;
    }
  });
  return { ...outcome, ...(to === undefined ? {} : { to }) };
}
