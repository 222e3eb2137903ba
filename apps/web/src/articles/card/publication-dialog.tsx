import { publishDialogSchema } from '@redakcja/domain/articles/article-publication';
import { defaultChangeText } from '@redakcja/domain/articles/article-status';
import { isWrittenReason, textErrorsMessage } from '@redakcja/domain/articles/check/publication-check';
import type { PublicationObstacle } from '@redakcja/domain/articles/publication-obstacles';
import { formatDate, formatDateTime, fromWarsawText } from '@redakcja/domain/shared/formats/dates';
import { articleStatusInputChangeTextMax } from '@redakcja/generated/zod/articleStatusInput';
import { useStore } from '@tanstack/react-form';
import { useId, useState } from 'react';
import { Form } from '../../shared/form/form.tsx';
import { Refusals } from '../../shared/form/refusals.tsx';
import { useForm, useInvalidReason } from '../../shared/form/state/use-form.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { Textarea } from '../../shared/ui/inputs/textarea.tsx';
import type { SectionProps } from '../parts/section-props.ts';
import type { PublicationDates } from '../publish-dialog.tsx';
import './publication-dialog.css';
import { MissingFields } from './missing-fields.tsx';

const schema = publishDialogSchema({ clock: () => new Date() });

/** `gg:mm` */
const hourLength = 5;

type When = 'now' | 'today' | 'date';

const now = () => new Date().toISOString();

/** A full hour that is still to come. */
function inAnHour(): string {
  const moment = new Date(Date.now() + 3_600_000);
  moment.setUTCMinutes(0, 0, 0);
  return moment.toISOString();
}

const nextHour = () => formatDateTime(inAnHour()).slice(-5);

export interface PublicationDialogProps {
  section: SectionProps;
  /** What the card lacked when the dialog was opened: its fields are filled in here. */
  missing: readonly PublicationObstacle[];
  /** The first thing that is still missing; the button says it. */
  obstacle: string | undefined;
  /** Dates of the card, where it has some. */
  dates: { publishStart: string; publishEnd: string; archiveAfterPublishEnd: boolean };
  /** Something is unsaved: a reason is asked for (specification, section 4). */
  isDirty: boolean;
  /** Errors in the texts (publication-check.ts): a reason has to be written. */
  textErrors: readonly string[];
  /** Why the server refused it. */
  refusals: readonly string[];
  isBusy: boolean;
  onPublish: (dates: PublicationDates, reason: string | null) => void;
  onClose: () => void;
}

/** When an article is published, what it lacks for that, and what will happen. */
export function PublicationDialog(props: PublicationDialogProps) {
  const { section, missing, obstacle, dates, isDirty, textErrors, refusals, isBusy, onPublish, onClose } = props;
  const hasErrors = textErrors.length > 0;
  const hasReason = isDirty || hasErrors;
  const [start] = useState(() => {
    const { publishStart, publishEnd, archiveAfterPublishEnd } = dates;
    return { publishStart: isLater(publishStart) ? publishStart : now(), publishEnd, archiveAfterPublishEnd };
  });
  const [when, setWhen] = useState<When>(start.publishStart === dates.publishStart ? 'date' : 'now');
  const [hour, setHour] = useState(nextHour);
  const [reason, setReason] = useState(hasErrors ? '' : defaultChangeText);
  const reasonMissing = hasErrors && !isWrittenReason(reason) ? 'Napisz powód publikacji' : undefined;
  const id = useId();
  const publishForm = useForm({
    schema,
    values: start,
    send: ({ publishStart, publishEnd = null, archiveAfterPublishEnd = false }) =>
      onPublish(
        { ...(when === 'now' ? { publishNow: true } : { publishStart }), publishEnd, archiveAfterPublishEnd },
        hasReason ? reason.trim() || null : null,
      ),
  });
  const { form, submit } = publishForm;
  const { publishStart, publishEnd, archiveAfterPublishEnd } = useStore(form.store, ({ values }) => values);
  const invalidReason = useInvalidReason(publishForm, 'Popraw daty publikacji');

  function choose(next: When, typed = hour) {
    setWhen(next);
    setHour(typed);
    if (next === 'now') form.setFieldValue('publishStart', now());
    if (next === 'today') form.setFieldValue('publishStart', todayAt(typed));
    if (next === 'date')
      form.setFieldValue('publishStart', isLater(dates.publishStart) ? dates.publishStart : inAnHour());
  }
  async function publish() {
    // the dialog may have been open for a while: the end is compared with this moment, the server takes its own
    if (when === 'now') form.setFieldValue('publishStart', now());
    await submit();
  }

  return (
    <Dialog
      open
      title="Przekazać artykuł do publikacji?"
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} autoFocus={missing.length === 0} />
          <Button
            label="Przekaż do publikacji"
            icon="send"
            variant="primary"
            busy={isBusy}
            disabledReason={obstacle ?? reasonMissing ?? (when === 'now' ? undefined : invalidReason)}
            onClick={() => void publish()}
          />
        </>
      }
    >
      <Refusals sentences={refusals} />
      {missing.length > 0 && <MissingFields section={section} missing={missing} />}
      <Form of={publishForm}>
        <fieldset className="m-0 mb-3 p-0 flex flex-column gap-2">
          <legend className="field-label mb-2 p-0">Kiedy opublikować</legend>
          <Choice name={id} label="Teraz" checked={when === 'now'} onChoose={() => choose('now')} />
          <span className="flex flex-wrap align-items-center gap-2">
            <Choice name={id} label="Dziś o godzinie" checked={when === 'today'} onChoose={() => choose('today')} />
            <TextInput
              className="publication-hour tabular"
              aria-label="Godzina publikacji"
              placeholder="gg:mm"
              maxLength={hourLength}
              value={hour}
              invalid={when === 'today' && !isLater(publishStart)}
              onFocus={() => when !== 'today' && choose('today')}
              onChange={(typed) => choose('today', typed)}
            />
            {when === 'today' && !isLater(publishStart) && (
              <span className="small danger" role="alert">
                Wpisz godzinę, która jeszcze dziś nastąpi
              </span>
            )}
          </span>
          <Choice name={id} label="W wybranym terminie" checked={when === 'date'} onChoose={() => choose('date')} />
        </fieldset>
        {when === 'date' && (
          <form.AppField name="publishStart">
            {(field) => <field.DateTimeField label="Data publikacji od" time="seconds" />}
          </form.AppField>
        )}
        <form.AppField name="publishEnd">
          {(field) => <field.DateTimeField label="Data publikacji do" edge="end" time="seconds" />}
        </form.AppField>
        <form.AppField name="archiveAfterPublishEnd">
          {(field) => <field.SwitchField label="Archiwizuj po zakończeniu" />}
        </form.AppField>
      </Form>
      {hasErrors && <p className="notice">{textErrorsMessage(textErrors)}.</p>}
      {hasReason && (
        <div className="field">
          <label htmlFor={`${id}-reason`} className="field-label">
            Powód zmiany
          </label>
          <Textarea
            id={`${id}-reason`}
            value={reason}
            onChange={setReason}
            required={hasErrors}
            maxLength={articleStatusInputChangeTextMax}
          />
        </div>
      )}
      <p className="publication-outcome mt-3 mb-0" role="status">
        {isDirty && 'Najpierw zostaną zapisane niezapisane zmiany. '}
        {outcome(when === 'now' ? null : publishStart, publishEnd, archiveAfterPublishEnd)}
      </p>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex align-items-center gap-2">
      <input type="radio" className="m-0" name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}

/** The moment of a time of today in Warsaw; the text itself where it is none, which the schema refuses. */
function todayAt(hour: string): string {
  const day = formatDate(new Date().toISOString());
  return fromWarsawText(`${day} ${hour.trim().replace('.', ':')}`) ?? hour;
}

const isLater = (moment: string) => Date.parse(moment) > Date.now();

/** What will happen, in words. */
function outcome(start: string | null, end: string | null | undefined, isArchived: boolean | undefined): string {
  const later = isMoment(start) ? formatDateTime(start) : '…';
  const opening =
    start === null
      ? 'Artykuł ukaże się na stronie BIP od razu.'
      : `Artykuł ukaże się na stronie BIP ${later}, bez dalszych kroków. Wcześniej można go cofnąć do statusu Zatwierdzony.`;
  if (!isMoment(end)) return `${opening} Pozostanie na stronie do wycofania lub archiwizacji.`;
  return `${opening} ${formatDateTime(end)} zostanie ${isArchived ? 'przeniesiony do archiwum' : 'wycofany ze strony'}.`;
}

function isMoment(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.includes('T') && !Number.isNaN(Date.parse(text));
}
