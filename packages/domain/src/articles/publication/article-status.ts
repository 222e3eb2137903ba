// The status machine of an article: the table of section 4 of the specification and the withdrawal of design decision 3.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { articleStatusInputChangeTextMax as maxChangeTextLength } from '@redakcja/generated/zod/articleStatusInput';
import {
  articleStatusAccusatives,
  articleStatusGenitives,
  articleStatusLabels,
  isSystemArticle,
} from '../article-labels.ts';
import { reasonProblem } from './reason-problem.ts';
import { isPublication, ownWorkMessage } from './second-person.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const { ConfirmArticles, PublishArticles, ArchiveArticles } = PermissionName;

/** An allowed change of status by a user. Changes by the scheduler are not listed. */
export interface Transition {
  from: ArticleStatus;
  to: ArticleStatus;
  /** All of them are required. */
  permissions: readonly PermissionName[];
  /** A separate action with a mandatory reason, not a step of the indicator: „Wycofaj z publikacji”. */
  isWithdrawal: boolean;
}

const change = (from: ArticleStatus, to: ArticleStatus, ...permissions: PermissionName[]): Transition => ({
  from,
  to,
  permissions,
  isWithdrawal: from === Published && to === Withdrawed,
});

export const transitions: readonly Transition[] = [
  change(Draft, Confirmed, ConfirmArticles),
  change(Draft, ToPublish, ConfirmArticles, PublishArticles),
  change(Confirmed, Draft, ConfirmArticles),
  change(Confirmed, ToPublish, PublishArticles),
  change(ToPublish, Confirmed, PublishArticles),
  change(Withdrawed, Published, PublishArticles),
  change(Withdrawed, Archived, ArchiveArticles),
  change(Published, Archived, ArchiveArticles),
  change(Published, Withdrawed, PublishArticles),
];

/** Message of a step for which the user lacks permission (specification, section 4). */
export const statusForbiddenMessage = 'Brak uprawnień do zmiany statusu';

/** Message of the Published step (specification, section 4). */
export const automaticPublicationMessage =
  'Artykuły są publikowane automatycznie w dniu i o godzinie podanych w polu „Data publikacji od”';

/** Initial text of the reason (specification, section 2.1). */
export const defaultChangeText = 'aktualizacja treści';

const titleStaysMessage = 'Tytuł można usunąć z rejestru zmian tylko przy wycofaniu z publikacji';

export interface TransitionRequest {
  from: ArticleStatus;
  to: ArticleStatus;
  /** Permissions of the user; all of them for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  type: ArticleType;
  /** Reason given by the user (`changeText`). */
  reason?: string | null;
  /** Why the title leaves the register of changes too. */
  titleRemovalReason?: string | null | undefined;
  /** The user wrote the article, and the office asks for a second person. */
  isOwnWork?: boolean;
}

export type TransitionCheck =
  | { ok: true; transition: Transition }
  /** forbidden: 403, conflict: 409, invalid: 400; `isOwnWork` when a second person may do it; `reason` is a Polish message. */
  | { ok: false; kind: 'forbidden' | 'conflict' | 'invalid'; isOwnWork?: true; reason: string };

/** Checks a change of status; server, web app and command line share this rule. */
export function checkTransition(request: TransitionRequest): TransitionCheck {
  const { from, to, permissions, type, reason, titleRemovalReason, isOwnWork = false } = request;
  if (from === to) return refuse('conflict', `Artykuł ma już status ${articleStatusLabels[to]}`);
  const transition = transitions.find((one) => one.from === from && one.to === to);
  if (!transition) return refuse('conflict', notAllowed(from, to));
  if (to === Archived && isSystemArticle(type))
    return refuse('conflict', 'Artykułu systemowego nie można zarchiwizować');
  if (!transition.permissions.every((one) => permissions.has(one))) return refuse('forbidden', statusForbiddenMessage);
  if (isOwnWork && isPublication(to)) return { ...refuse('forbidden', ownWorkMessage), isOwnWork: true };
  if (transition.isWithdrawal && !reason?.trim())
    return refuse('invalid', 'Powód wycofania z publikacji jest wymagany');
  if (titleRemovalReason && !transition.isWithdrawal) return refuse('invalid', titleStaysMessage);
  if ((reason?.length ?? 0) > maxChangeTextLength) {
    return refuse('invalid', `Powód zmiany może mieć maksymalnie ${maxChangeTextLength} znaków`);
  }
  const problem = reasonProblem(reason) ?? reasonProblem(titleRemovalReason);
  return problem === undefined ? { ok: true, transition } : refuse('invalid', problem);
}

function refuse(kind: 'forbidden' | 'conflict' | 'invalid', reason: string) {
  return { ok: false as const, kind, reason };
}

function notAllowed(from: ArticleStatus, to: ArticleStatus): string {
  const sentence = `Nie można zmienić statusu z ${articleStatusGenitives[from]} na ${articleStatusAccusatives[to]}`;
  return to === Published ? `${sentence}. ${automaticPublicationMessage}` : sentence;
}

export interface StatusContext {
  status: ArticleStatus;
  permissions: ReadonlySet<PermissionName>;
  type: ArticleType;
  /** An article that is not saved yet (id ≤ 0): no change is possible. */
  isNew?: boolean;
  /** The whole indicator is disabled, e.g. while the article loads. */
  disabled?: boolean;
  /** The user wrote the article, and the office asks for a second person. */
  isOwnWork?: boolean;
}

/** Statuses that the user can choose, in the order of the indicator, without withdrawal (see `canWithdraw`). */
export function reachableStatuses(context: StatusContext): ArticleStatus[] {
  const { status, permissions, type, isNew, disabled, isOwnWork = false } = context;
  if (isNew || disabled) return [];
  return Object.values(ArticleStatus).filter((to) => {
    const check = checkTransition({ from: status, to, permissions, type, reason: null, isOwnWork });
    return check.ok && !check.transition.isWithdrawal;
  });
}

/**
 * The step an article takes next on its way to the site, as far as the user may take it: a draft is handed over for publication by who may
 * publish, and confirmed by others; a withdrawn article is published again. Null when it is there or waits for its date.
 */
export function nextStatus(context: StatusContext): ArticleStatus | null {
  const reachable = reachableStatuses(context);
  const onTheWay: Partial<Record<ArticleStatus, readonly ArticleStatus[]>> = {
    [Draft]: [ToPublish, Confirmed],
    [Confirmed]: [ToPublish],
    [Withdrawed]: [Published],
  };
  return onTheWay[context.status]?.find((status) => reachable.includes(status)) ?? null;
}

/** Whether the action „Wycofaj z publikacji” is available (design decision 3). */
export function canWithdraw({ status, permissions, type, isNew, disabled }: StatusContext): boolean {
  if (isNew || disabled) return false;
  return checkTransition({ from: status, to: Withdrawed, permissions, type, reason: '-' }).ok && status === Published;
}

export interface StatusStep {
  status: ArticleStatus;
  label: string;
  /** done up to the current status, doing if reachable, todo otherwise (specification, section 4). */
  state: 'done' | 'doing' | 'todo';
  isCurrent: boolean;
  /** Whether it opens the confirmation. A done step may be allowed too: from Confirmed back to Draft. */
  isAllowed: boolean;
  /** Message when it is not allowed; null for the current step and for an allowed one. */
  message: string | null;
}

/** Steps of the indicator. System articles have no Archived step. */
export function statusSteps(context: StatusContext): StatusStep[] {
  const reachable = reachableStatuses(context);
  return Object.values(ArticleStatus)
    .filter((status) => status !== Archived || !isSystemArticle(context.type))
    .map((status) => {
      const isCurrent = status === context.status;
      const isAllowed = reachable.includes(status);
      const state = status <= context.status ? 'done' : isAllowed ? 'doing' : 'todo';
      const message = isCurrent || isAllowed ? null : stepMessage(status, context);
      return { status, label: articleStatusLabels[status], state, isCurrent, isAllowed, message };
    });
}

function stepMessage(step: ArticleStatus, { status: current, isOwnWork }: StatusContext): string {
  if (step === Published && current < Published) return automaticPublicationMessage;
  return isOwnWork && isPublication(step) ? ownWorkMessage : statusForbiddenMessage;
}

/** Question of the confirmation (specification, section 4). */
export function statusQuestion(status: ArticleStatus): string {
  return `Czy zmienić status na ${articleStatusLabels[status]}?`;
}
