import {
  type CheckedTexts,
  checkArticle,
  checkSteps,
  type TextFinding,
} from '@redakcja/domain/articles/check/check-text';
import { useEffect, useMemo, useState } from 'react';

interface Checked {
  findings: readonly TextFinding[];
  /** The content that was checked. */
  content: string;
}

/** A shorter content is checked within a frame. */
const longContent = 30_000;

/** Findings of the texts; those of a long content come in steps, so that no key has to wait for them. */
export function useFindings({
  title,
  shortDescription,
  content,
  language: { isoCode },
  deadLinks,
}: CheckedTexts): Checked {
  const isLong = content.length > longContent;
  const [checked, setChecked] = useState<Checked>({ findings: [], content });
  const now = useMemo(
    () =>
      isLong
        ? null
        : { findings: checkArticle({ title, shortDescription, content, language: { isoCode }, deadLinks }), content },
    [isLong, title, shortDescription, content, isoCode, deadLinks],
  );
  useEffect(() => {
    if (!isLong) return;
    const steps = checkSteps({ title, shortDescription, content, language: { isoCode }, deadLinks });
    return inTasks(steps, (findings) => setChecked({ findings, content }));
  }, [isLong, title, shortDescription, content, isoCode, deadLinks]);
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
