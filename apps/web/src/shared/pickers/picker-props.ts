import type { ReactNode } from 'react';

/** What a picker shows of a thing. */
export interface PickerItem {
  /** Tells it apart from all others that can be picked here. */
  id: number | string;
  name: string;
  /** Smaller, under the name: the path, the status. */
  detail?: ReactNode;
  /** Why it can be neither added nor taken away. */
  disabledReason?: string;
}

/** What every picker is asked for by the screen that opens it. */
export interface PickerProps<Thing> {
  title: string;
  selected: readonly Thing[];
  onPick: (things: Thing[]) => void;
  onClose: () => void;
  /** Only one thing can be chosen: another one takes its place. */
  isSingle?: boolean;
  /** Maximum number; unlimited by default (specification, section 5). */
  maxChosen?: number;
}
