import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type RecordLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** Link to the form of a record. A press requests it; a pointer that passes over a list of links does not. */
export function RecordLink({ to, ...rest }: RecordLinkProps) {
  const router = useRouter();
  return <Link {...rest} to={to} preload={false} onPointerDown={() => void router.preloadRoute({ to })} />;
}
