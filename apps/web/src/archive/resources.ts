import type { Screen } from '../shared/resource.ts';

export const archive = {
  help: 'archiwum',
  section: 'archive',
  path: '/bip-archiwalny/zarzadzanie',
  title: 'Archiwalny BIP',
} as const satisfies Screen;
