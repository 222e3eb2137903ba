import type { ParameterForm } from '@redakcja/domain/settings/parameters/system-parameter-form';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { TileCount } from '@redakcja/generated/model/tileCount';
import { useStore } from '@tanstack/react-form';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import { ColorChoice } from './color-choice.tsx';
import { ManualField } from './manual-field.tsx';
import { NumberField } from './number-field.tsx';

interface ParameterFieldsProps {
  form: AppForm<ParameterForm>;
  parameter: SystemParameter;
}

const tileCounts = Object.values(TileCount).map((value) => ({ value, label: String(value) }));

/** The editor of a parameter, by its editor type (specification, section 2.6). */
export function ParameterFields({ form, parameter }: ParameterFieldsProps) {
  const { AppField } = form;
  switch (parameter.editorType) {
    case 'number':
      return (
        <AppField name="value.value">
          {() => <NumberField label={parameter.displayName} {...parameter.value} />}
        </AppField>
      );
    case 'session':
      return <SessionFields form={form} bounds={parameter.value} />;
    case 'color':
      return <AppField name="value.value">{() => <ColorChoice label={parameter.displayName} />}</AppField>;
    case 'tileCount':
      return (
        <AppField name="value.value">
          {(field) => <field.SelectField label={parameter.displayName} options={tileCounts} />}
        </AppField>
      );
    case 'clientId':
      return (
        <AppField name="value.clientId">
          {() => <NumberField label={parameter.displayName} hint="Puste pole: urząd nie ma numeru" />}
        </AppField>
      );
    case 'cookies':
      return (
        <>
          <AppField name="value.isEnabled">
            {(field) => <field.SwitchField label="Pokazuj informację o plikach cookie" />}
          </AppField>
          <AppField name="value.description">
            {(field) => <field.RichTextField label="Treść informacji" height={200} />}
          </AppField>
        </>
      );
    case 'analytics':
      return <AnalyticsFields form={form} />;
    case 'switch':
      return (
        <AppField name="value.isEnabled">{(field) => <field.SwitchField label={parameter.displayName} />}</AppField>
      );
    case 'userManual':
    case 'bipUserManual':
      return (
        <AppField name="value.userManual">
          {() => <ManualField label={parameter.displayName} stored={parameter.value} />}
        </AppField>
      );
  }
}

interface SessionFieldsProps extends Pick<ParameterFieldsProps, 'form'> {
  bounds: { minValue: number; maxValue: number };
}

/** The switch enables the minutes (specification, section 4). */
function SessionFields({ form, bounds }: SessionFieldsProps) {
  const isOn = useStore(form.store, ({ values }) => values.value.enabled === true);
  return (
    <>
      <form.AppField name="value.enabled">
        {(field) => <field.SwitchField label="Wylogowuj bezczynnych użytkowników" />}
      </form.AppField>
      <form.AppField name="value.value">
        {() => (
          <NumberField
            label="Minuty bezczynności"
            minValue={bounds.minValue}
            maxValue={bounds.maxValue}
            disabledReason={isOn ? undefined : 'Najpierw włącz wylogowywanie'}
          />
        )}
      </form.AppField>
    </>
  );
}

function AnalyticsFields({ form }: Pick<ParameterFieldsProps, 'form'>) {
  const isOn = useStore(form.store, ({ values }) => values.value.isActive === true);
  return (
    <>
      <form.AppField name="value.isActive">{(field) => <field.SwitchField label="Licz odwiedziny" />}</form.AppField>
      <form.AppField name="value.gaid">
        {(field) => (
          <field.TextField label="Identyfikator statystyki" required={isOn} hint="Na przykład G-4XK7T2M9QD" />
        )}
      </form.AppField>
    </>
  );
}
