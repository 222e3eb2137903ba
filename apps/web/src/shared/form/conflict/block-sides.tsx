import type { BlockConflict, HtmlMerge } from '@redakcja/domain/shared/html/merge/merge-html';
import { shownVersion } from '@redakcja/domain/shared/html/merge/shown-version';
import { countOf } from '@redakcja/domain/shared/text/polish-plural';
import { useMemo } from 'react';
import { DifferenceBlocks } from '../../difference/difference-blocks.tsx';
import { conflictTexts } from './conflict-texts.ts';

interface BlockSidesProps {
  block: BlockConflict;
  kind: keyof typeof conflictTexts;
  /** Names the place, for who does not see where it stands. */
  label: string;
}

/** Both versions of a block side by side, each with the words that it has added and removed. */
export function BlockSides({ block, kind, label }: BlockSidesProps) {
  const text = conflictTexts[kind];
  return (
    <div className="block-sides">
      <Side title={text.theirs} base={block.base} version={block.theirs} label={label} />
      <Side title={text.mine} base={block.base} version={block.mine} label={label} />
    </div>
  );
}

interface TakenBlocksProps {
  taken: HtmlMerge['taken'];
  label: string;
  isOpen: boolean;
}

/** What only the other person has changed in a text: it needs no choice. */
export function TakenBlocks({ taken, label, isOpen }: TakenBlocksProps) {
  return (
    <details className="mt-2" open={isOpen}>
      <summary>
        Przyjęte zostaną też zmiany drugiej osoby: {countOf(taken.length, ['fragment', 'fragmenty', 'fragmentów'])}
      </summary>
      {taken.map(({ before, after }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its number, and never moves
        <div key={place} className="mt-2">
          <Side title={`Zmiana ${place + 1}`} base={before} version={after} label={label} />
        </div>
      ))}
    </details>
  );
}

function Side({ title, base, version, label }: { title: string; base: string; version: string; label: string }) {
  const { blocks, isDeleted, isFormattingOnly } = useMemo(() => shownVersion(base, version), [base, version]);
  return (
    <div className="min-w-0">
      <p className="mt-0 mb-1 muted">
        {title}
        {isDeleted && ': usunięto cały fragment'}
        {isFormattingOnly && ': te same słowa, zmieniono formatowanie, łącze lub obraz'}
      </p>
      <DifferenceBlocks blocks={blocks} label={`${title}: ${label}`} />
    </div>
  );
}
