import { expect, test } from 'vitest';
import { canEditProfile } from './own-profile.ts';

test('active users have a profile, except system users', () => {
  expect([
    canEditProfile({ isActive: true, isSystem: false }),
    canEditProfile({ isActive: true, isSystem: true }),
    canEditProfile({ isActive: false, isSystem: false }),
  ]).toEqual([true, false, false]);
});
