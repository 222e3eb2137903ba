import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { publishDialogSchema } from '@redakcja/domain/articles/publication/article-publication';
import { useStore } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { Form } from '../../shared/form/form.tsx';
import { Refusals } from '../../shared/form/refusals.tsx';
import { useForm, useInvalidReason } from '../../shared/form/state/use-form.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import './publication-dialog.css';
import { inAnHour, isLater, nextHour, now, type PublicationDates, todayAt } from './publication-dates.ts';
import { publicationOutcome } from './publication-outcome.ts';
import { PublicationTime, type When } from './publication-time.tsx';

const schema = publishDialogSchema({ clock: () => new Date() });

export interface PublicationDialogProps {
  title: string;
  /** The verb on the button. */
  action: string;
  /** Articles that would be published. */
  count: number;
  /** Dates of the card, where it has some. */
  dates?: { publishStart: string; publishEnd: string; archiveAfterPublishEnd: boolean };
  /** Of several articles: whether each keeps the dates of its card, and what will happen then. */
  cards?: { isChosen: boolean; onChoose: (isChosen: boolean) => void; outcome: string };
  /** What becomes of the dates of the cards. */
  notice?: ReactNode;
  /** What is missing. */
  missing?: ReactNode;
  /** The field for the reason, where one is asked for. */
  reason?: ReactNode;
  /** What happens before the publication. */
  before?: string | undefined;
  /** What is still in the way; the button says it. */
  obstacle: string | undefined;
  /** Why the server refused it. */
  refusals?: readonly string[];
  isBusy: boolean;
  onPublish: (dates: PublicationDates) => void;
  onClose: () => void;
}

const noDates = { publishStart: '', publishEnd: '', archiveAfterPublishEnd: false };

/** When one article or many are published, what they lack for that, and what will happen. */
export function PublicationDialog(props: PublicationDialogProps) {
  const { title, action, count, dates = noDates, cards, missing, reason, before, obstacle, refusals = [] } = props;
  const [start] = useState(() => {
    const { publishStart, publishEnd, archiveAfterPublishEnd } = dates;
    return { publishStart: isLater(publishStart) ? publishStart : now(), publishEnd, archiveAfterPublishEnd };
  });
  const [when, setWhen] = useState<When>(
    cards?.isChosen ? 'cards' : start.publishStart === dates.publishStart ? 'date' : 'now',
  );
  const isByCards = when === 'cards';
  const [hour, setHour] = useState(nextHour);
  const publishForm = useForm({
    schema,
    values: start,
    send: ({ publishStart, publishEnd = null, archiveAfterPublishEnd = false }) =>
      props.onPublish({
        ...(when === 'now' ? { publishNow: true } : { publishStart }),
        publishEnd,
        archiveAfterPublishEnd,
      }),
  });
  const { form, submit } = publishForm;
  const { publishStart, publishEnd, archiveAfterPublishEnd } = useStore(form.store, ({ values }) => values);
  const isWrong = (when === 'today' || when === 'date') && !isLater(publishStart);
  const invalidReason = useInvalidReason(publishForm, 'Popraw daty publikacji');

  const chosen = { start: when === 'now' ? null : publishStart, end: publishEnd, isArchived: archiveAfterPublishEnd };

  function choose(next: When, typed = hour) {
    setWhen(next);
    setHour(typed);
    cards?.onChoose(next === 'cards');
    if (next === 'now') form.setFieldValue('publishStart', now());
    if (next === 'today') form.setFieldValue('publishStart', todayAt(typed));
    if (next === 'date')
      form.setFieldValue('publishStart', isLater(dates.publishStart) ? dates.publishStart : inAnHour());
  }
  async function publish() {
    if (isByCards) return props.onPublish({});
    // the dialog may have been open for a while: the end is compared with this moment, the server takes its own
    if (when === 'now') form.setFieldValue('publishStart', now());
    await submit();
  }

  return (
    <Dialog
      open
      title={title}
      width={600}
      onClose={props.onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={props.onClose} autoFocus />
          <Button
            label={action}
            icon="send"
            variant="primary"
            busy={props.isBusy}
            disabledReason={obstacle ?? (when === 'now' || isByCards ? undefined : invalidReason)}
            onClick={() => void publish()}
          />
        </>
      }
    >
      <Refusals sentences={refusals} />
      {missing}
      <Form of={publishForm}>
        <PublicationTime when={when} hour={hour} isPast={isWrong} hasCards={cards !== undefined} onChoose={choose} />
        {props.notice}
        {when === 'date' && (
          <form.AppField name="publishStart">
            {(field) => <field.DateTimeField label="Data publikacji od" time="seconds" />}
          </form.AppField>
        )}
        {!isByCards && (
          <>
            <form.AppField name="publishEnd">
              {(field) => <field.DateTimeField label="Data publikacji do" edge="end" time="seconds" />}
            </form.AppField>
            <form.AppField name="archiveAfterPublishEnd">
              {(field) => <field.SwitchField label={articleFieldLabels.archiveAfterPublishEnd} />}
            </form.AppField>
          </>
        )}
      </Form>
      {reason}
      {count > 0 && (
        <p className="publication-outcome mt-3 mb-0" role="status">
          {!isWrong &&
            [before, isByCards ? cards?.outcome : publicationOutcome(chosen, count)].filter(Boolean).join(' ')}
        </p>
      )}
    </Dialog>
  );
}
