import type { UserFormValues } from '@redakcja/domain/access/user-form';
import { afterUserName } from '@redakcja/domain/access/user-rules';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { applyDerivedFields } from './apply-derived-fields.ts';

export interface UserSectionProps {
  form: AppForm<UserFormValues>;
  disabledReason: string | undefined;
}

/** Login, names and how to reach the person. The fax is there and not shown (specification, section 2.3). */
export function UserNames({ form, disabledReason }: UserSectionProps) {
  return (
    <Card title="Dane użytkownika">
      <p className="text-14 ink-2 mt-0 mb-3">
        Loginem i e-mailem użytkownik się loguje; na e-mail dostaje link do ustawienia hasła, jeśli serwer wysyła
        pocztę. Imię i nazwisko stoją przy zmianach w historii. Telefony nie są wymagane.
      </p>
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
