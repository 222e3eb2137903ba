import { Badge } from './badge.tsx';

/** A state that is on or off, in a list. */
export function YesNoBadge({ value }: { value: boolean }) {
  return <Badge tone={value ? 'accent' : 'neutral'}>{value ? 'Tak' : 'Nie'}</Badge>;
}
