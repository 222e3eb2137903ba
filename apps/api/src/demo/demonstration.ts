import { createHash } from 'node:crypto';
import type { Demonstration } from '../shared/accounts/demonstration.ts';
import { serveArchivedSite } from './archived-site/serve-archived-site.ts';
import { demoPassword, demoUsers } from './content/demo-office.ts';

export const demonstration: Demonstration = {
  accounts: demoUsers,
  password: demoPassword,
  // README and `bip` name this pair
  automat: {
    clientId: 'bip-automat',
    login: 'administrator',
    secretHash: createHash('sha256').update('demo-automat').digest('hex'),
  },
  // loaded only when it is used: it is needed once
  seed: async (...given) => (await import('./seed/seed-office.ts')).seedOffice(...given),
  plugin: serveArchivedSite,
};
