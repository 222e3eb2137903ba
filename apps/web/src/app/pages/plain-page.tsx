import type { ReactNode } from 'react';
import { Loader } from '../../shared/ui/loader.tsx';

interface PlainPageProps {
  title: string;
  children?: ReactNode;
  /** Something is under way; says what. */
  waiting?: string;
}

/** A page outside the shell: the logo and one card in the middle, like the sign-in page of the identity provider. */
export function PlainPage({ title, children, waiting }: PlainPageProps) {
  return (
    <main className="plain-page" id="tresc" tabIndex={-1}>
      <p className="plain-brand">
        <span className="bip-logo">BIP</span>
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
