import { createHash } from 'node:crypto';
import type { Demonstration } from '../shared/demonstration.ts';
import { demoPassword, demoUsers } from './demo-office.ts';
import { serveArchivedSite } from './serve-archived-site.ts';

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
  seed: async (...given) => (await import('./seed-office.ts')).seedOffice(...given),
  plugin: serveArchivedSite,
};
