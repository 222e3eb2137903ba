import './card.css';
import './plain-page.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Loader } from '../messages/loader.tsx';
import { BipLogo } from './bip-logo.tsx';

interface PlainPageProps {
  title: string;
  children?: ReactNode;
  /** Progress message. */
  waiting?: string;
}

/** A page outside the shell: the logo and one card in the middle, like the sign-in page of the identity provider. */
export function PlainPage({ title, children, waiting }: PlainPageProps) {
  const main = useRef<HTMLElement>(null);
  // a screen reader begins to read here, unless a button has taken the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another message
  useEffect(() => {
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [title]);
  return (
    <main
      className="plain-page flex flex-column align-items-center justify-content-center p-4"
      id="tresc"
      tabIndex={-1}
      ref={main}
    >
      <p className="plain-brand font-semibold flex align-items-center m-0">
        <BipLogo />
        <span>Redakcja BIP</span>
      </p>
      <div className="card plain-card">
        <h1>{title}</h1>
        {children}
        {waiting !== undefined && <Loader text={waiting} />}
      </div>
    </main>
  );
}
