import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SearchParams } from '../../shared/search-params.ts';
import { useShownAddress } from '../../shared/shown-address.ts';
import { settingsSearch } from '../resources.ts';

/** Browsers refuse an address that changes too often. */
const pause = 300;

/** What is typed, kept as `szukaj` in the address, so that going back finds it again; `keep` is for what leaves the screen at once. */
export function useQueryInAddress() {
  const router = useRouter();
  const { szukaj } = useShownAddress().search;
  const applied = typeof szukaj === 'string' ? szukaj : '';
  const [query, setQuery] = useState(applied);
  const written = useRef(applied);

  // a link to this screen, with another query or without one
  useEffect(() => {
    if (applied === written.current) return;
    written.current = applied;
    setQuery(applied);
  }, [applied]);

  function keep() {
    const next = query.trim();
    const isLeaving = router.state.location.pathname !== settingsSearch.path;
    if (next === written.current || isLeaving) return;
    written.current = next;
    void router.navigate({
      to: '.',
      search: ({ szukaj: _, ...before }: SearchParams) => (next === '' ? before : { ...before, szukaj: next }),
      replace: true,
    });
  }
  const onPause = useEffectEvent(keep);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the last letter
  useEffect(() => {
    const timer = setTimeout(() => onPause(), pause);
    return () => clearTimeout(timer);
  }, [query]);

  return { query, setQuery, keep };
}
