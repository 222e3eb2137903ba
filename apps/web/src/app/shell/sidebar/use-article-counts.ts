import { useCountArticles } from '@redakcja/generated/articles/articles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useSession } from '../../../shared/session/session.ts';

export type CountOf = (isSystem: boolean, status?: ArticleStatus) => number | undefined;

/** Milliseconds: the schedule changes articles while a screen is open. */
const interval = 60_000;

/** Articles per status in the active language; undefined until they are known and for those who may not see them. */
export function useArticleCounts(): CountOf {
  const { can, language } = useSession();
  const { data } = useCountArticles(
    { lang: language },
    {
      query: {
        enabled: can('countArticles'),
        meta: { silent: true },
        staleTime: interval,
        refetchInterval: interval,
      },
      request: { isBackground: true },
    },
  );
  return (isSystem, status) =>
    data
      ?.filter((row) => row.isSystem === isSystem && (status === undefined || row.status === status))
      .reduce((sum, row) => sum + row.count, 0);
}
