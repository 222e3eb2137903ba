import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { attachmentErrors } from '@redakcja/domain/articles/check/attachment-findings';
import { publicationErrors } from '@redakcja/domain/articles/check/publication-check';
import type { PublicationError } from '@redakcja/domain/articles/check/publication-error';
import { changeArticleStatus } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormRecord } from '../../../shared/form/state/record.ts';
import { ifMatch } from '../../../shared/form/state/save-meta.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { fieldErrorsOf, isTransient, refusalsOf, statusOf } from '../../../shared/problem.ts';
import { toast } from '../../../shared/ui/messages/toast-store.ts';
import type { ArticleValues } from '../../article-form-model.ts';
import { cancelledPublication } from '../../publication/cancelled-publication.ts';
import { type StatusRefusal, statusRefusal } from '../../status-refusal.ts';
import { textsOf } from '../check/checked-texts.ts';

interface StatusChangeOptions {
  record: FormRecord<ArticleValues, Article>;
  editor: Editor<ArticleValues>;
  /** What is known of its files. */
  attachments: readonly AttachmentCheck[];
  /** Saves what is unsaved with this reason: the new entity tag, undefined when that did not work out. */
  saveWith: (reason: string | null) => Promise<string | undefined>;
}

interface Change {
  status: ArticleStatus;
  changeText: string | null;
  titleRemovalReason?: string | null;
  etag: string;
}

interface Asked {
  status: ArticleStatus;
  /** As it was when the dialog opened: a save on the way must not take the field away with what is typed in it. */
  asksReason: boolean;
  /** Errors in the texts that would be published, without those of the files, whose check may end meanwhile: the reason has to be written. */
  textErrors: PublicationError[];
  /** What was typed at a change that did not work out. */
  reason?: string | undefined;
  refusal?: StatusRefusal | undefined;
}

/** One change of status, but for the publication (publication/use-publication.tsx): asked about in a dialog; what is unsaved is saved first, with the same reason (specification, section 4). */
export function useStatusChange({ record, editor, attachments, saveWith }: StatusChangeOptions) {
  const [asked, setAsked] = useState<Asked>();
  const typed = useRef<{ status: ArticleStatus; reason: string }>(undefined);
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync: changeStatus } = useMutation({
    mutationKey: ['changeArticleStatus'],
    mutationFn: ({ status, changeText, titleRemovalReason, etag }: Change) => {
      const reasons = { changeText, ...(titleRemovalReason && { titleRemovalReason }) };
      return changeArticleStatus(record.data.id, status, reasons, ifMatch(etag));
    },
    meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany statusu artykułu', showsRefusals: true },
  });

  async function change(status: ArticleStatus, changeText: string | null, titleRemovalReason: string | null) {
    setBusy(true);
    setAsked((now) => now && { ...now, refusal: undefined });
    typed.current = changeText === null ? undefined : { status, reason: changeText };
    try {
      const etag = editor.isDirty() ? await saveWith(changeText) : record.etag;
      if (etag === undefined) {
        setAsked(undefined);
        return;
      }
      editor.accept(await changeStatus({ status, changeText, titleRemovalReason, etag }));
      toast.success(`Status artykułu: ${articleStatusLabels[status]}`);
      typed.current = undefined;
      setAsked(undefined);
    } catch (error) {
      // Reported by the shared error handler. After a transient error the dialog stays open with the typed reason.
      if (isTransient(error)) return;
      const refusal = statusRefusal(error);
      const isElsewhere = fieldErrorsOf(error).some(({ path }) => path !== 'changeText');
      if (refusal !== undefined && !isElsewhere) {
        setAsked((now) => now && { ...now, refusal });
        return;
      }
      setAsked(undefined);
      editor.refuse(fieldErrorsOf(error), refusalsOf(error));
      // Another user has changed it: the form loads the new state.
      if (statusOf(error) === 412) await record.fetchNewest?.().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  }

  function choose(status: ArticleStatus) {
    const reason = typed.current?.status === status ? typed.current.reason : undefined;
    const texts = textsOf(record.data, editor.form.state.values);
    const textErrors = status === ArticleStatus.Published ? publicationErrors(texts, []) : [];
    setAsked({ status, asksReason: editor.isDirty(), textErrors, reason });
  }

  return {
    choose,
    isBusy,
    dialog: {
      status: asked?.status ?? null,
      message: asked && messageOf(record.data, asked.status, editor.isDirty()),
      asksReason: asked?.asksReason ?? false,
      textErrors:
        asked?.status === ArticleStatus.Published ? [...asked.textErrors, ...attachmentErrors(attachments)] : [],
      reason: asked?.reason,
      refusal: asked?.refusal,
      isBusy,
      onConfirm: (reason: string | null, titleReason: string | null) =>
        asked && void change(asked.status, reason, titleReason),
      onClose: () => setAsked(undefined),
    },
  };
}

function messageOf(article: Article, to: ArticleStatus, isDirty: boolean): string | undefined {
  if (to === ArticleStatus.Withdrawed) return 'Artykuł przestanie być widoczny na stronie BIP.';
  const sentences = [cancelledPublication(article, to), isDirty && 'Najpierw zostaną zapisane niezapisane zmiany.'];
  return sentences.filter(Boolean).join(' ') || undefined;
}
