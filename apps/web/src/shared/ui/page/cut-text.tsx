import './cut-text.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Hint } from '../messages/hint.tsx';

/** A text of two lines at most. Where more is cut off, the whole of it comes under the pointer and in focus: Tab, or a finger. */
export function CutText({ text, children = text }: { text: string; children?: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Hint text={isCut ? text : undefined} isLabel>
      <span ref={box} className="cut-text" tabIndex={isCut ? 0 : undefined}>
        {children}
      </span>
    </Hint>
  );
}
