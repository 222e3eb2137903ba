// What the form of a user holds, and what of it is sent.
import { excludedAfterRoles } from '@redakcja/domain/access/account-rules';
import type { UserFormValues } from '@redakcja/domain/access/user-form';
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import type { User } from '@redakcja/generated/model/user';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { type AccountContext, isOwnAccount } from './account-context.ts';

/** Never saved in the browser with a draft: they identify a person. */
export const privateUserFields = ['pesel', 'identificationDocumentNumber', 'birthDate'] as const;

export const newUserValues: UserFormValues = {
  userName: '',
  email: '',
  firstname: '',
  surname: '',
  // an account needs no document; who has to record one chooses it
  identificationDocumentType: IdentificationDocumentType.None,
  identificationDocumentNumber: '',
  pesel: '',
  birthDate: '',
  sex: Sex.Unknown,
  phone: '',
  mobilePhone: '',
  fax: '',
  roles: [],
  excludeCategories: [],
};

/** One's own roles stay, so they are not in the form; categories are an administrator's matter. */
export function userValues(user: User, context: AccountContext): UserFormValues {
  const isOwn = isOwnAccount(context);
  const values: UserFormValues = {
    ...newUserValues,
    userName: user.userName,
    email: user.email,
    firstname: user.firstname,
    surname: user.surname,
    identificationDocumentType: user.identificationDocumentType,
    identificationDocumentNumber: user.identificationDocumentNumber ?? '',
    pesel: user.pesel ?? '',
    birthDate: user.birthDate ?? '',
    sex: user.sex,
    phone: user.phone ?? '',
    mobilePhone: user.mobilePhone ?? '',
    fax: user.fax ?? '',
    roles: isOwn ? undefined : user.roles.map((role) => role.id),
    excludeCategories: isOwn || !context.caller.isAdmin ? undefined : user.excludeCategories,
  };
  return values;
}

/** What is sent: an administrator's role excludes every category, so that losing it later leaves none (design decision 12). */
export function userInput(
  values: UserFormValues,
  { user, caller, administratorRoleId }: AccountContext,
  allElements: readonly number[] | undefined,
): UserInput {
  const { roles, excludeCategories, ...rest } = values;
  const input: UserInput = { ...rest, ...(roles && { roles }) };
  if (!caller.isAdmin || roles === undefined || excludeCategories === undefined) return input;
  const before = user?.roles.map((role) => role.id) ?? [];
  const all = allElements ?? excludeCategories;
  return {
    ...input,
    excludeCategories: [...excludedAfterRoles(before, roles, administratorRoleId, excludeCategories, all)],
  };
}
