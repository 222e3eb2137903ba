import type { Area } from '../contract/handler.ts';
import { getLoggedUser, listLoggedUserExcludedCategories, listLoggedUserPermissions } from './logged-user.ts';

export const accessArea: Area = {
  handlers: {
    getLoggedUser,
    listLoggedUserPermissions,
    listLoggedUserExcludedCategories,
  },
};
