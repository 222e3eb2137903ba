import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import type { PlaceName } from './site-draft.ts';

export interface EditedPlace {
  place: PlaceName;
  /** Label of its state on the page. */
  mark: string | undefined;
}

/** What is being edited beside the page; null where the page is only looked at. */
export const EditedContext = createContext<EditedPlace | null>(null);

interface PlaceProps {
  as: 'div' | 'li' | 'section' | 'header' | 'h1';
  name: PlaceName;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A part of the page that a form may be about: outlined and marked while its unsaved state is shown. */
export function Place({ as: Element, name, className = '', style, children }: PlaceProps) {
  const edited = use(EditedContext);
  if (edited?.place !== name) {
    return (
      <Element className={className || undefined} style={style}>
        {children}
      </Element>
    );
  }
  return (
    <Element className={`${className} edited`} style={style} data-edited="">
      {edited.mark !== undefined && <strong className="edited-mark">{edited.mark}</strong>}
      {children}
    </Element>
  );
}
