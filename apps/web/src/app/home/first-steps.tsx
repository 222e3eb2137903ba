import { legalPages } from '@redakcja/domain/settings/office/legal-pages';
import { useListUsers } from '@redakcja/generated/access/access';
import { useCountArticles } from '@redakcja/generated/articles/articles';
import { useGetPublicFrame } from '@redakcja/generated/bulletin/bulletin';
import { useSearchCategories } from '@redakcja/generated/menus/menus';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useGetAppImages, useGetOffice } from '@redakcja/generated/settings/settings';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { users } from '../../access/resources.ts';
import { articleStatusPath, articles, systemArticleScreens, systemArticles } from '../../articles/resources.ts';
import { verticalMenu } from '../../menus/resources.ts';
import { graphics, office } from '../../settings/resources.ts';
import { useSession } from '../../shared/session/session.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import { Card } from '../../shared/ui/page/card.tsx';

const drafts = articleStatusPath(systemArticles, ArticleStatus.Draft);

interface Step {
  label: string;
  to: string;
  /** What the law demands. */
  demand?: string;
  /** Undefined until it is known. */
  isDone: boolean | undefined;
}

/** What an office that begins does first. The steps tick themselves; with the last one the card is gone. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card title="Pierwsze kroki" aside={`${done} z ${steps.length}`} className="mb-3">
      <ol className="ruled m-0 p-0 list-none" aria-label="Pierwsze kroki">
        {steps.map(({ label, to, demand, isDone }) => (
          <li key={label} className="home-row flex align-items-center gap-3">
            <i className={`pi ${isDone ? 'pi-check-circle home-done' : 'pi-circle muted'}`} aria-hidden="true" />
            {isDone ? (
              <span className="muted">{label}</span>
            ) : (
              <span>
                <Link to={to}>{label}</Link>
                {demand !== undefined && <span className="block small muted">{demand}</span>}
              </span>
            )}
            {isDone && <span className="visually-hidden">zrobione</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The steps while one is left, null when there are none or they are not known, undefined until that is sure. */
export function useFirstSteps(): readonly Step[] | null | undefined {
  const { user } = useSession();
  // an office that has begun is not asked about it each time
  const key = `redakcja-bip:pierwsze-kroki:${user.id}`;
  const [wasDone] = useState(() => readStored(key) === 'done');
  const { steps, isLoading } = useSteps(!wasDone);
  const isDone = steps.every((step) => step.isDone);
  useEffect(() => {
    if (isDone && steps.length > 0) writeStored(key, 'done');
  }, [isDone, steps.length, key]);
  if (wasDone || isDone) return null;
  if (isLoading) return undefined;
  return steps.some((step) => step.isDone === undefined) ? null : steps;
}

function useSteps(isAsked: boolean): { steps: Step[]; isLoading: boolean } {
  const { can, language: lang } = useSession();
  const quietly = <Name extends Parameters<typeof can>[0]>(name: Name) => ({
    query: { enabled: isAsked && can(name), meta: { silent: true, optional: true } },
  });
  const queries = [
    useGetOffice(quietly('getOffice')),
    useGetAppImages(quietly('getAppImages')),
    useSearchCategories({ lang, size: 1 }, quietly('searchCategories')),
    useCountArticles({ lang }, quietly('countArticles')),
    useListUsers({ size: 1 }, quietly('listUsers')),
    useGetPublicFrame('PL', quietly('getPublicFrame')),
  ] as const;
  const [
    { data: officeData },
    { data: images },
    { data: categories },
    { data: counts },
    { data: people },
    { data: frame },
  ] = queries;
  const steps = [
    can('getOffice') && {
      label: 'Uzupełnij dane urzędu: nazwę, NIP i REGON',
      to: office.path,
      isDone: officeData && officeData.name !== '' && (officeData.nip ?? '') !== '',
    },
    can('getAppImages') && {
      label: 'Dodaj logo lub herb',
      to: graphics.path,
      isDone: images && (images.smallLogo !== null || images.bigLogo !== null),
    },
    can('changeMenu') && {
      label: 'Utwórz kategorie menu',
      to: verticalMenu.path,
      isDone: categories && categories.total > 0,
    },
    can('createArticle') && {
      label: 'Napisz pierwszy artykuł',
      to: `${articles.path}/${articles.create.word}`,
      isDone: counts?.some(({ isSystem, count }) => !isSystem && count > 0),
    },
    can('createUser') && {
      label: 'Zaproś współpracownika',
      to: `${users.path}/${users.create.word}`,
      isDone: people && people.total > 1,
    },
    ...legalPages.map(
      ({ type, step, demand }) =>
        can('changeArticleStatus') && {
          label: step,
          to: systemArticleScreens.find((one) => one.type === type)?.path ?? drafts,
          demand,
          isDone: frame?.pages.some((page) => page.type === type),
        },
    ),
  ].filter((step) => step !== false);
  return { steps, isLoading: queries.some((query) => query.isLoading) };
}
