import { PermissionName } from '@redakcja/generated/zod/permissionName';
import { RoleInput } from '@redakcja/generated/zod/roleInput';
import { choice, list, withoutRepeated } from '../shared/forms/choice-rules.ts';
import { fieldOf, formOf } from '../shared/forms/form-of.ts';
import { text } from '../shared/forms/text-rules.ts';

const permissionsMessage = 'Rola musi posiadać przynajmniej jedno uprawnienie';

/** A role as it is filled in (specification, section 5, Access). */
export const roleSchema = formOf(RoleInput, {
  name: text({ required: 'Nazwa jest polem wymaganym' }),
  description: text({ lines: 'several' }),
  permissions: list(fieldOf(PermissionName, choice()), { required: permissionsMessage }, (names) =>
    names.overwrite(withoutRepeated),
  ),
});
