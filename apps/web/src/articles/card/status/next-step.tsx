import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import type { ArticleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { nextStepObstacle, nextWanted } from '@redakcja/domain/articles/operations/remedies';
import {
  nextStatus,
  reachableStatuses,
  type StatusContext,
} from '@redakcja/domain/articles/publication/article-status';
import { closedCategoryRemedy } from '@redakcja/domain/shared/operation-verdict';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useDirty } from '../../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import type { IconName } from '../../../shared/ui/buttons/icon.ts';
import type { ArticleValues } from '../../article-form-model.ts';

const words: Partial<Record<ArticleStatus, { label: string; icon: IconName }>> = {
  [ArticleStatus.Confirmed]: { label: 'Zatwierdź…', icon: 'check' },
  [ArticleStatus.ToPublish]: { label: 'Przekaż do publikacji…', icon: 'send' },
  [ArticleStatus.Published]: { label: 'Opublikuj ponownie…', icon: 'send' },
};

interface NextStepProps {
  editor: Editor<ArticleValues>;
  article: Article;
  context: StatusContext & Pick<ArticleContext, 'articleDisabledReason'>;
  isBusy: boolean;
  onStep: (status: ArticleStatus) => void;
}

/** The step that is closed to this person says why; `statusObstacles` of the domain guards the call too. */
function ClosedStep({ article, context }: Pick<NextStepProps, 'article' | 'context'>) {
  const step = nextWanted(article.status);
  if (step === null) return null;
  const { permissions, articleDisabledReason = null, isOwnWork = false } = context;
  const obstacle =
    articleDisabledReason === null
      ? nextStepObstacle(article, isOwnWork, { permissions, reason: '…', now: new Date() })
      : { reason: articleDisabledReason, remedy: closedCategoryRemedy };
  const { label, icon } = words[step] ?? { label: articleStatusLabels[step], icon: 'send' };
  return (
    <Button
      label={label}
      icon={icon}
      disabledReason={obstacle ? `${obstacle.reason}. ${obstacle.remedy}` : undefined}
    />
  );
}

/** The next step of the article as a button: the primary one of the card, unless there is something to save first. What waits for its date can be taken back. */
export function NextStep({ editor, article, context, isBusy, onStep }: NextStepProps) {
  const isDirty = useDirty(editor);
  const { ToPublish, Confirmed } = ArticleStatus;
  if (article.status === ToPublish && reachableStatuses(context).includes(Confirmed))
    return <Button label="Cofnij do zatwierdzonych…" icon="undo" busy={isBusy} onClick={() => onStep(Confirmed)} />;
  const status = nextStatus(context);
  if (status === null) return <ClosedStep article={article} context={context} />;
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
