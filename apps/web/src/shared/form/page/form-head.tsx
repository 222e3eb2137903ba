import './form-head.css';
import { type ReactNode, useRef } from 'react';
import { useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import { Hint } from '../../ui/messages/hint.tsx';
import { useStuck } from '../state/use-stuck.ts';
import { BackLink, type Crumb, Crumbs } from './crumbs.tsx';

interface FormHeadProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** Shown opposite the breadcrumb. */
  aside?: ReactNode;
  /** Path of the parent list. */
  back?: string | undefined;
  /** Under the title. */
  mark?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** Letters that beside many buttons would be more than one or two lines. */
const longTitle = 45;

/** Header of a form: breadcrumb and a sticky bar with title and buttons. */
export function FormHead({ title, crumbs, aside, back, mark, children }: FormHeadProps) {
  const above = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  useStuck(bar, above);
  useFocusFallback(bar, 'h1');
  return (
    <>
      <div ref={above} className="form-above flex flex-wrap align-items-center justify-content-between gap-2">
        {crumbs && <Crumbs crumbs={crumbs} />}
        {aside}
      </div>
      <header ref={bar} className="form-bar sticky flex">
        {back !== undefined && <BackLink list={back} />}
        <div className={`form-titles min-w-0 ${title.length > longTitle ? 'is-long' : ''}`}>
          <Hint text={title} whenCut>
            <h1 className="min-w-0 overflow-hidden" tabIndex={-1}>
              {title}
            </h1>
          </Hint>
          {mark}
        </div>
        <div className="form-actions flex gap-2 ml-auto">{children}</div>
      </header>
    </>
  );
}
