import '../../../shared/ui/page/card.css';
import './article-steps.css';
import { statusSteps } from '@redakcja/domain/articles/publication/article-status';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { toast } from '../../../shared/ui/messages/toast-store.ts';

interface ArticleStepsProps {
  /** Absent for an article that is not saved yet: its steps do nothing. */
  article?: Pick<Article, 'status' | 'baseArticleType'>;
  type: ArticleType;
  permissions: ReadonlySet<PermissionName>;
  /** Locked for everyone or for this user. */
  disabled: boolean;
  /** The user wrote it, and the office asks for a second person. */
  isOwnWork?: boolean;
  onChoose: (status: ArticleStatus) => void;
  /** Shows what is in the way. */
  onWhy?: () => void;
}

/** Step indicator of section 4. A step that is not allowed shows the reason. */
export function ArticleSteps({
  article,
  type,
  permissions,
  disabled,
  isOwnWork = false,
  onChoose,
  onWhy,
}: ArticleStepsProps) {
  const context = {
    status: article?.status ?? ArticleStatus.Draft,
    permissions,
    type,
    isNew: article === undefined,
    disabled,
    isOwnWork,
  };
  const steps = statusSteps(context);
  return (
    <nav className="card article-steps" aria-label="Status artykułu">
      <ol className="flex flex-wrap gap-2 m-0 p-0 list-none">
        {steps.map((step, i) => (
          <li
            key={step.status}
            className={`step step-${step.state} flex ${i + 1 < steps.length ? 'flex-auto' : 'flex-none'} align-items-center gap-2`}
          >
            <button
              type="button"
              className="flex align-items-center gap-2 white-space-nowrap"
              aria-current={step.isCurrent ? 'step' : undefined}
              aria-disabled={!step.isAllowed || undefined}
              onClick={() => {
                if (step.isAllowed) onChoose(step.status);
                else if (context.isNew) toast.info('Zapisz artykuł, aby zmienić jego status');
                else if (step.message !== null) toast.info(step.message, onWhy && { label: 'Dlaczego?', run: onWhy });
              }}
            >
              <span
                className="step-mark small font-medium flex align-items-center justify-content-center"
                aria-hidden="true"
              >
                {step.state === 'done' ? <i className="pi pi-check" /> : i + 1}
              </span>
              <span className="step-label">{step.label}</span>
              {step.state === 'done' && !step.isCurrent && <span className="visually-hidden"> (za nami)</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
