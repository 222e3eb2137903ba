import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { parseSearch, type SearchParams } from '../../search-params.ts';

type RecordLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; search?: SearchParams };

/** Link to the form of a record. A press requests it; a pointer that passes over a list of links does not. */
export function RecordLink({ to, search, ...rest }: RecordLinkProps) {
  const router = useRouter();
  const [path = to, query = ''] = to.split('?');
  const address = { to: path, search: search ?? parseSearch(query) };
  return <Link {...rest} {...address} preload={false} onPointerDown={() => void router.preloadRoute(address)} />;
}
