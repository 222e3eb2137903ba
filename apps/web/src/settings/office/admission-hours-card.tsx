import './office.css';
import { dayOfWeekLabels } from '@redakcja/domain/settings/settings-labels';
import type { AdmissionHourInput } from '@redakcja/generated/model/admissionHourInput';
import { useRef, useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useAskedDialog } from '../../shared/form/state/use-asked-field.ts';
import { useField } from '../../shared/form/state/use-field.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { useRowFocus } from '../../shared/ui/focus/use-row-focus.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import { AdmissionHourDialog } from './admission-hour-dialog.tsx';
import type { OfficeSection } from './office-values.ts';

type Hours = AdmissionHourInput;

const nameOf = ({ dayOfWeek, timeFrom, timeTo }: Hours) => `${dayOfWeekLabels[dayOfWeek]} ${timeFrom}–${timeTo}`;
const describe = (list: Hours[] | undefined) => (list ?? []).map(nameOf).join(', ');
const byDay = (a: Hours, b: Hours) => a.dayOfWeek - b.dayOfWeek || a.timeFrom.localeCompare(b.timeFrom);

/** Godziny przyjęć interesantów: a day may have several ranges (specification, sections 2.6 and 5). */
export function AdmissionHoursCard({ form: { AppField }, locked }: OfficeSection) {
  return <AppField name="admissionHours">{() => <AdmissionHours locked={locked} />}</AppField>;
}

const title = 'Godziny przyjęć interesantów';
const dialogFields = ['dayOfWeek', 'timeFrom', 'timeTo'];

function AdmissionHours({ locked }: Pick<OfficeSection, 'locked'>) {
  const { value = [], set, name, error, describedBy } = useField<Hours[] | undefined>({ label: title }, describe);
  const [edited, setEdited] = useState<Hours | 'new'>();
  const list = useRef<HTMLUListElement>(null);
  useAskedDialog(dialogFields, () => locked === undefined && setEdited(value[0] ?? 'new'));
  const rowFocused = useRowFocus(list, value.length);

  function keep(hours: Hours) {
    const others = value.filter((one) => one !== edited);
    set([...others, hours].toSorted(byDay));
    setEdited(undefined);
  }

  return (
    <Card title={title}>
      <Button name={name} label="Dodaj godziny" icon="plus" disabledReason={locked} onClick={() => setEdited('new')} />
      {value.length === 0 && <p className="muted mb-0">Nie ma jeszcze godzin przyjęć.</p>}
      <ul
        ref={list}
        className="ruled mt-2 mb-0 p-0 list-none"
        aria-label={title}
        aria-describedby={describedBy}
        onFocus={rowFocused}
      >
        {value.map((hours) => (
          <li key={nameOf(hours)} className="flex align-items-center gap-2 py-1">
            <RowText
              name={
                <span className="flex gap-3">
                  <span className="office-day">{dayOfWeekLabels[hours.dayOfWeek]}</span>
                  <span className="tabular">
                    {hours.timeFrom}–{hours.timeTo}
                  </span>
                </span>
              }
            />
            <IconButton
              icon="pencil"
              label={`Edytuj: ${nameOf(hours)}`}
              disabledReason={locked}
              onClick={() => setEdited(hours)}
            />
            <IconButton
              icon="trash"
              label={`Usuń: ${nameOf(hours)}`}
              danger
              disabledReason={locked}
              onClick={() => set(value.filter((one) => one !== hours))}
            />
          </li>
        ))}
      </ul>
      <FieldError id={describedBy} error={error} />
      {edited !== undefined && (
        <AdmissionHourDialog
          hours={edited === 'new' ? undefined : edited}
          others={value.filter((one) => one !== edited)}
          onSubmit={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
