// What the preview shows: the pages of the bulletin themselves, with the data that visitors get.
import { useGetPublicFrame, useListPublicArticles, useListPublicChanges } from '@redakcja/generated/bulletin/bulletin';
import type { PublicArticleRow } from '@redakcja/generated/model/publicArticleRow';
import type { PublicChange } from '@redakcja/generated/model/publicChange';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { ownPath, pages } from '@redakcja/site/parts/addresses';
import { useMemo } from 'react';
import { apiUrl } from '../../shared/session/api-address.ts';
import { useSession } from '../../shared/session/session.ts';

export interface PreviewedPage {
  frame: PublicFrame;
  articles: readonly PublicArticleRow[];
  changes: readonly PublicChange[];
  /** Address of the bulletin. */
  origin: string;
  /** Of its home page in this language. */
  home: string;
  /** When it was read. */
  now: string;
}

const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania podglądu strony' };

/** The frame is waited for, the lists follow; while it is not `enabled`, nothing is fetched. */
export function usePreviewedPage(lang: string, enabled = true) {
  const { siteAddress: origin } = useSession().parameters;
  const query = { enabled, meta };
  const { data: frame, dataUpdatedAt, isFetching, refetch } = useGetPublicFrame(lang, { query });
  const { data: articles } = useListPublicArticles(lang, { size: 8 }, { query });
  const { data: changes } = useListPublicChanges(lang, { size: 5, filters: ['kind;in;changed;added'] }, { query });
  const data = useMemo<PreviewedPage | undefined>(
    () =>
      frame && {
        origin,
        home: origin + ownPath(lang, pages.home),
        frame: withPictures(frame),
        articles: articles?.items ?? [],
        changes: changes?.items ?? [],
        now: new Date(dataUpdatedAt).toISOString(),
      },
    [frame, articles, changes, dataUpdatedAt, origin, lang],
  );
  return { data, isFetching, refetch };
}

/** Files are at the address of the API, which need not be that of this page. */
function withPictures(frame: PublicFrame): PublicFrame {
  return JSON.parse(JSON.stringify(frame), (_key, value: unknown) =>
    typeof value === 'string' && /^\/api\/files\//.test(value) ? apiUrl(value) : value,
  );
}
