import { type CheckedTexts, checkArticle, checkSteps } from '@redakcja/domain/articles/check/check-text';
import type { TextFinding } from '@redakcja/domain/articles/check/checked-texts';
import { useEffect, useMemo, useState } from 'react';

interface Checked {
  findings: readonly TextFinding[];
  /** The content that was checked. */
  content: string;
}

/** A shorter content is checked within a frame. */
const longContent = 30_000;

/** Findings of the texts; those of a long content come in steps, so that no key has to wait for them. */
export function useFindings(texts: CheckedTexts): Checked {
  const { content } = texts;
  const isLong = content.length > longContent;
  const [checked, setChecked] = useState<Checked>({ findings: [], content });
  const now = useMemo(() => (isLong ? null : { findings: checkArticle(texts), content }), [isLong, texts, content]);
  useEffect(() => {
    if (!isLong) return;
    return inTasks(checkSteps(texts), (findings) => setChecked({ findings, content }));
  }, [isLong, texts, content]);
  return now ?? checked;
}

/** Its name among the measures of the browser. */
const measured = 'check of texts';

/** Runs each step in a task of its own. @returns how to stop */
function inTasks<Result>(steps: Generator<void, Result>, done: (result: Result) => void): () => void {
  let timer = setTimeout(next);
  function next() {
    const start = performance.now();
    const step = steps.next();
    performance.measure(measured, { start });
    if (step.done) done(step.value);
    else timer = setTimeout(next);
  }
  return () => clearTimeout(timer);
}
