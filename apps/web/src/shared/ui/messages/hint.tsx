import './hint.css';
import { cloneElement, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface HintProps {
  /** Without it there is no tooltip, and the element stays the same one. */
  text: string | undefined;
  /** The text repeats the accessible name of the element, so it is not announced a second time. */
  isLabel?: boolean;
  /** Only when the element's own text is cut off. */
  whenCut?: boolean;
  /** One element that takes focus (or holds one that does). */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const gap = 8;

/** Under the element, or above it where there is no room; never outside the window. */
function place(bubble: HTMLElement, anchor: Element): void {
  const target = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = target.bottom + gap;
  const top = below + height > window.innerHeight ? target.top - gap - height : below;
  const left = target.left + target.width / 2 - width / 2;
  bubble.style.top = `${Math.max(gap, top)}px`;
  bubble.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
}

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/**
 * Tooltip for mouse and keyboard: shown on hover and on focus, closed by Escape, and it stays while the pointer is on it
 * (WCAG 1.4.13). PrimeReact's own tooltip does neither of the last two.
 */
export function Hint({ text, isLabel = false, whenCut = false, children }: HintProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  useLayoutEffect(() => {
    const element = anchor.current?.firstElementChild;
    if (!shown || !bubble.current || !element) return;
    bubble.current.showPopover?.();
    place(bubble.current, element);
    const hide = () => setShown(false);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', hide, { capture: true });
  }, [shown]);

  const show = () => {
    const element = anchor.current?.firstElementChild;
    if (text === undefined) return;
    if (whenCut && element && !isCut(element)) return;
    setShown(true);
  };
  const hide = () => setShown(false);
  const isDescription = text !== undefined && !isLabel && !whenCut;
  // Beside what describes it already, such as the message of its field.
  const ids = [id, children.props['aria-describedby']].filter((one) => one !== undefined);
  const described = isDescription ? cloneElement(children, { 'aria-describedby': ids.join(' ') }) : children;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the element inside
    <span
      ref={anchor}
      className="hint-anchor"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && shown && text !== undefined) {
          event.stopPropagation();
          hide();
        }
      }}
    >
      {described}
      {isDescription && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {shown &&
        text !== undefined &&
        createPortal(
          <div ref={bubble} popover="manual" className="hint" aria-hidden="true">
            {text}
          </div>,
          document.body,
        )}
    </span>
  );
}
