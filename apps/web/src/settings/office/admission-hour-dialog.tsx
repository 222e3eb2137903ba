import { typedTimeOfDay } from '@redakcja/domain/settings/office/contact-formats';
import { hoursAmong } from '@redakcja/domain/settings/office/office-form';
import { dayOfWeekLabels } from '@redakcja/domain/settings/settings-labels';
import type { AdmissionHourInput } from '@redakcja/generated/model/admissionHourInput';
import { DayOfWeek } from '@redakcja/generated/model/dayOfWeek';
import { useMemo } from 'react';
import { FormDialog } from '../../shared/form/dialogs/form-dialog.tsx';

interface AdmissionHourDialogProps {
  /** Absent for new ones. */
  hours: AdmissionHourInput | undefined;
  others: readonly AdmissionHourInput[];
  onSubmit: (hours: AdmissionHourInput) => void;
  onClose: () => void;
}

const newHours: AdmissionHourInput = { dayOfWeek: DayOfWeek.NotSelected, timeFrom: '', timeTo: '' };
const days = Object.values(DayOfWeek)
  .toSorted((a, b) => a - b)
  .map((value) => ({ value, label: dayOfWeekLabels[value] }));

/** Hours on one day. */
export function AdmissionHourDialog({ hours = newHours, others, onSubmit, onClose }: AdmissionHourDialogProps) {
  const schema = useMemo(() => hoursAmong(others), [others]);
  return (
    <FormDialog
      title="Godziny przyjęć"
      schema={schema}
      values={hours}
      action={hours === newHours ? 'Dodaj godziny' : 'Zastosuj'}
      width={420}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {({ AppField }) => (
        <>
          <AppField name="dayOfWeek">{(field) => <field.SelectField label="Dzień tygodnia" options={days} />}</AppField>
          <div className="grid mt-2 mb-2">
            <div className="col-6">
              <AppField name="timeFrom">
                {(field) => <field.TextField label="Godz. od" transform={typedTimeOfDay} />}
              </AppField>
            </div>
            <div className="col-6">
              <AppField name="timeTo">
                {(field) => <field.TextField label="Godz. do" transform={typedTimeOfDay} />}
              </AppField>
            </div>
          </div>
        </>
      )}
    </FormDialog>
  );
}
