import { withFieldGroup } from '../../shared/form/state/app-form.ts';

const defaultValues: { isActive: boolean; showFrom?: string | null | undefined; showTo?: string | null | undefined } = {
  isActive: false,
  showFrom: '',
  showTo: '',
};

/** Fields of visibility and period. */
export const ShownFields = withFieldGroup({
  defaultValues,
  render: ({ group }) => (
    <>
      <group.AppField name="isActive">{(field) => <field.SwitchField label="Aktywny" />}</group.AppField>
      <div className="field-pair">
        <group.AppField name="showFrom">
          {(field) => <field.DateTimeField label="Pokazuj od" hint="Puste: od razu" />}
        </group.AppField>
        <group.AppField name="showTo">
          {(field) => <field.DateTimeField label="Pokazuj do" edge="end" hint="Puste: bez końca" />}
        </group.AppField>
      </div>
    </>
  ),
});

export const shownFields = { isActive: 'isActive', showFrom: 'showFrom', showTo: 'showTo' } as const;
