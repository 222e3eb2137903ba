import { waitingMessage } from '@redakcja/domain/articles/check/attachment-findings';
import { isWrittenReason, textErrorsMessage } from '@redakcja/domain/articles/check/publication-check';
import { type PublicationError, waitsForCheck } from '@redakcja/domain/articles/check/publication-error';
import { defaultChangeText, statusQuestion } from '@redakcja/domain/articles/publication/article-status';
import { reasonProblem } from '@redakcja/domain/articles/publication/reason-problem';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articleStatusInputTitleRemovalReasonMax } from '@redakcja/generated/zod/articleStatusInput';
import { useState } from 'react';
import { Refusals } from '../shared/form/refusals.tsx';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Dialog } from '../shared/ui/dialogs/dialog.tsx';
import { Checkbox } from '../shared/ui/inputs/checkbox.tsx';
import { ReasonField } from './publication/reason-field.tsx';
import type { StatusRefusal } from './status-refusal.ts';

interface StatusChangeDialogProps {
  /** Status to change to; null keeps the dialog closed. */
  status: ArticleStatus | null;
  /** One sentence about what will happen. */
  message?: string;
  /** Whether a reason is asked for: always on withdrawal, else when there is something to explain (section 4). */
  asksReason: boolean;
  /** Errors in the texts that would be published (publication-check.ts): the reason has to be written then. */
  textErrors?: readonly PublicationError[];
  /** The reason it starts with, when one was typed before. */
  reason?: string | undefined;
  /** Why the server refused it. */
  refusal?: StatusRefusal | undefined;
  isBusy: boolean;
  /** The second reason takes the title of what is withdrawn out of the register of changes. */
  onConfirm: (reason: string | null, titleRemovalReason: string | null) => void;
  onClose: () => void;
}

/** Confirmation of a status change; withdrawal is an action of its own and cannot go without a reason (design decision 3). */
export function StatusChangeDialog({ status, ...rest }: StatusChangeDialogProps) {
  return status === null ? null : <OpenDialog key={status} status={status} {...rest} />;
}

function OpenDialog({
  status,
  message,
  asksReason,
  textErrors = [],
  reason: start,
  refusal,
  isBusy,
  onConfirm,
  onClose,
}: StatusChangeDialogProps & { status: ArticleStatus }) {
  const isWithdrawal = status === ArticleStatus.Withdrawed;
  const isWaiting = waitsForCheck(textErrors);
  const hasErrors = textErrors.length > 0 && !isWaiting;
  const isRequired = isWithdrawal || hasErrors;
  const hasReason = asksReason || isRequired;
  const [reason, setReason] = useState(start ?? (isRequired ? '' : defaultChangeText));
  const unplaced = hasReason || refusal?.reason === undefined ? [] : [refusal.reason];
  const [removesTitle, setRemovesTitle] = useState(false);
  const [titleReason, setTitleReason] = useState('');
  const isTitleMissing = removesTitle && titleReason.trim() === '';
  const isMissing = (isWithdrawal && reason.trim() === '') || (hasErrors && !isWrittenReason(reason));
  const problem = isWaiting
    ? waitingMessage
    : hasReason
      ? (reasonProblem(reason) ?? (removesTitle ? reasonProblem(titleReason) : undefined))
      : undefined;
  const change = () =>
    onConfirm(hasReason && reason.trim() !== '' ? reason.trim() : null, removesTitle ? titleReason.trim() : null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isWithdrawal ? 'Wycofać artykuł z publikacji?' : statusQuestion(status)}
      role="alertdialog"
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} autoFocus={!hasReason} />
          <Button
            label={isWithdrawal ? 'Wycofaj z publikacji' : 'Zmień status'}
            variant={isWithdrawal ? 'danger-filled' : 'primary'}
            busy={isBusy}
            disabledReason={
              isMissing
                ? `Podaj powód ${isWithdrawal ? 'wycofania' : 'publikacji'}`
                : isTitleMissing
                  ? 'Podaj powód usunięcia tytułu'
                  : problem
            }
            onClick={change}
          />
        </>
      }
    >
      <Refusals sentences={[...(refusal?.sentences ?? []), ...unplaced]} />
      {message !== undefined && <p>{message}</p>}
      {isWaiting && (
        <p className="notice" role="status">
          {waitingMessage}.
        </p>
      )}
      {hasErrors && <p className="notice">{textErrorsMessage(textErrors)}.</p>}
      {hasReason && (
        <ReasonField
          value={reason}
          onChange={setReason}
          required={isRequired}
          hint={`Trafi do rejestru zmian artykułu. Ctrl+Enter ${isWithdrawal ? 'wycofuje artykuł' : 'zmienia status'}.`}
          error={refusal?.reason}
          autoFocus
          onCtrlEnter={isMissing || isTitleMissing || problem !== undefined || isBusy ? undefined : change}
        />
      )}
      {isWithdrawal && (
        <Checkbox
          label="Usuń też tytuł z rejestru zmian, bo sam nie powinien być publiczny"
          checked={removesTitle}
          onChange={setRemovesTitle}
        />
      )}
      {removesTitle && (
        <ReasonField
          label="Powód usunięcia tytułu"
          maxLength={articleStatusInputTitleRemovalReasonMax}
          value={titleReason}
          onChange={setTitleReason}
          required
          hint="Przeczyta go każdy, w miejscu tytułu."
        />
      )}
    </Dialog>
  );
}
