import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import * as z from 'zod';
import { oneOf, requiredText } from '../shared/form-schema.ts';

const all = Object.values(PermissionName);
const permissionsMessage = 'Rola musi posiadać przynajmniej jedno uprawnienie';

/** A role as it is filled in (specification, section 5, Access). */
export const roleSchema = z.object({
  name: requiredText(100, 'Nazwa jest polem wymaganym'),
  description: requiredText(500),
  permissions: z
    .array(oneOf(all), { error: permissionsMessage })
    .min(1, permissionsMessage)
    .max(all.length, `Można wybrać najwyżej ${all.length}`)
    .overwrite((names) => [...new Set(names)]),
} satisfies Record<keyof RoleInput, z.ZodType>);
