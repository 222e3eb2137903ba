import './access.css';
import { showsCategoryRights } from '@redakcja/domain/access/account-rules';
import { type UserFormValues, userSchema } from '@redakcja/domain/access/user-form';
import { useListMenuElementIds } from '@redakcja/generated/menus/menus';
import type { User } from '@redakcja/generated/model/user';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { useStore } from '@tanstack/react-form';
import { type ReactNode, useMemo } from 'react';
import { FormPage } from '../shared/form/form-page.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { type Editor, useEditor } from '../shared/form/use-editor.ts';
import { useSession } from '../shared/session/session.ts';
import { Card } from '../shared/ui/card.tsx';
import { usersPath } from './access-paths.ts';
import { CategoryRights } from './category-rights.tsx';
import { RoleField } from './role-field.tsx';
import { UserDocument } from './user-document.tsx';
import { isOwnAccount, privateUserFields, situationOf, userInput, whyUserIsLocked } from './user-form-model.ts';
import { UserNames } from './user-names.tsx';

interface UserFormProps {
  record: EditedRecord<UserFormValues>;
  /** Absent for a new user. */
  user?: User;
  title: string;
  doing: string;
  save: (user: UserInput) => Promise<unknown>;
  actions?: (editor: Editor<UserFormValues>) => ReactNode;
  /** The right column: what is known about the account. */
  aside?: ReactNode;
}

/** The card of a user (specification, section 2.3); the same form for a new one, for others and for oneself. */
export function UserForm({ record, user, title, doing, save, actions, aside }: UserFormProps) {
  const session = useSession();
  const situation = situationOf(session, user);
  const isOwn = isOwnAccount(situation);
  const disabledReason = whyUserIsLocked(situation);
  const { data: allElements } = useListMenuElementIds({
    query: { enabled: situation.caller.isAdmin, meta: { silent: true } },
  });
  const schema = useMemo(() => userSchema({ now: new Date(), isNew: user === undefined }), [user]);
  const editor = useEditor({
    schema,
    record,
    save: (values) => save(userInput(values, situation, allElements)),
    disabledReason,
    privateFields: privateUserFields,
  });
  const { form } = editor;
  const roles = useStore(form.store, (state) => state.values.roles) ?? [];
  const withRights = showsCategoryRights(
    situation.caller,
    { id: user?.id ?? 0, roles: roles.map((id) => ({ id })) },
    situation.administratorRoleId,
  );
  const mayList = session.can('listUsers');
  return (
    <FormPage
      editor={editor}
      title={title}
      crumbs={[{ label: 'Dostęp' }, { label: 'Użytkownicy', list: mayList ? usersPath : undefined }, { label: doing }]}
      back={mayList ? usersPath : '/'}
      actions={actions?.(editor)}
    >
      <div className="user-columns">
        <div className="user-column">
          <UserNames form={form} disabledReason={disabledReason} />
          <UserDocument form={form} disabledReason={disabledReason} />
        </div>
        <div className="user-column">
          {!isOwn && (
            <Card title="Role">
              <form.AppField name="roles">
                {() => <RoleField current={user?.roles} disabledReason={disabledReason} />}
              </form.AppField>
            </Card>
          )}
          {withRights && (
            <form.AppField name="excludeCategories">
              {() => <CategoryRights disabledReason={disabledReason} />}
            </form.AppField>
          )}
          {aside}
        </div>
      </div>
    </FormPage>
  );
}
