import type { UserFormValues } from '@redakcja/domain/access/user-form';
import { afterUserName } from '@redakcja/domain/access/user-rules';
import type { AppForm } from '../shared/form/app-form.ts';
import { Card } from '../shared/ui/card.tsx';
import { applyDerivedFields } from './apply-derived-fields.ts';

export interface UserSectionProps {
  form: AppForm<UserFormValues>;
  disabledReason: string | undefined;
}

/** Login, names and how to reach the person. The fax is there and not shown (specification, section 2.3). */
export function UserNames({ form, disabledReason }: UserSectionProps) {
  return (
    <Card title="Dane użytkownika">
      <div className="field-pair">
        <form.AppField
          name="userName"
          listeners={{
            onChange: ({ value }) => applyDerivedFields(form, 'userName', afterUserName(form.state.values, value)),
          }}
        >
          {(field) => <field.TextField label="Login" disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label="E-mail" type="email" disabledReason={disabledReason} />}
        </form.AppField>
      </div>
      <div className="field-pair">
        <form.AppField name="firstname">
          {(field) => <field.TextField label="Imię" disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="surname">
          {(field) => <field.TextField label="Nazwisko" disabledReason={disabledReason} />}
        </form.AppField>
      </div>
      <div className="field-pair">
        <form.AppField name="phone">
          {(field) => <field.TextField label="Telefon" type="tel" disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="mobilePhone">
          {(field) => <field.TextField label="Telefon komórkowy" type="tel" disabledReason={disabledReason} />}
        </form.AppField>
      </div>
    </Card>
  );
}
