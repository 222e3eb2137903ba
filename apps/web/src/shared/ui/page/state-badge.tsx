import { Badge } from './badge.tsx';

/** A state that is on or off, in words: „Aktywny”, „Nieaktywny”. */
export function StateBadge({ value, on, off }: { value: boolean; on: string; off: string }) {
  return <Badge tone={value ? 'accent' : 'neutral'}>{value ? on : off}</Badge>;
}
