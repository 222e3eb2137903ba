import { type ReactNode, useState } from 'react';
import { WhyDialog } from './why-dialog.tsx';

/** "Dlaczego nie mogę?": the question and its answer. */
export function useWhy(articleId: number): { ask: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    ask: () => setOpen(true),
    dialog: isOpen && <WhyDialog articleId={articleId} onClose={() => setOpen(false)} />,
  };
}
