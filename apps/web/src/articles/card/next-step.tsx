import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { nextStatus, type StatusContext } from '@redakcja/domain/articles/article-status';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useDirty } from '../../shared/form/use-dirty.ts';
import type { Editor } from '../../shared/form/use-editor.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { IconName } from '../../shared/ui/icon.ts';
import type { ArticleValues } from '../article-form-model.ts';

const words: Partial<Record<ArticleStatus, { label: string; icon: IconName }>> = {
  [ArticleStatus.Confirmed]: { label: 'Zatwierdź…', icon: 'check' },
  [ArticleStatus.ToPublish]: { label: 'Przekaż do publikacji…', icon: 'send' },
  [ArticleStatus.Published]: { label: 'Opublikuj ponownie…', icon: 'send' },
};

interface NextStepProps {
  editor: Editor<ArticleValues>;
  context: StatusContext;
  isBusy: boolean;
  onStep: (status: ArticleStatus) => void;
}

/** The next step of the article as a button: the primary one of the card, unless there is something to save first. */
export function NextStep({ editor, context, isBusy, onStep }: NextStepProps) {
  const isDirty = useDirty(editor);
  const status = nextStatus(context);
  if (status === null) return null;
  const { label, icon } = words[status] ?? { label: articleStatusLabels[status], icon: 'send' };
  return (
    <Button
      label={label}
      icon={icon}
      variant={isDirty ? 'secondary' : 'primary'}
      busy={isBusy}
      onClick={() => onStep(status)}
    />
  );
}
