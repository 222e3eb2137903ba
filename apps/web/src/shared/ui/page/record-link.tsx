import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { SearchParams } from '../../search-params.ts';

type RecordLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; search?: SearchParams };

/** Link to the form of a record. A press requests it; a pointer that passes over a list of links does not. */
export function RecordLink({ to, search, ...rest }: RecordLinkProps) {
  const router = useRouter();
  const given = search && { search };
  return (
    <Link
      {...rest}
      to={to}
      {...given}
      preload={false}
      onPointerDown={() => void router.preloadRoute({ to, ...given })}
    />
  );
}
