// What came and what went between two versions: it reads without colours and aloud.
import type { Segment, TextBlock } from '@redakcja/domain/shared/text/text-difference';
import { Written } from '../../texts.tsx';

export function shownSegment({ kind, text }: Segment, key: number) {
  if (kind === 'same') return <Written key={key}>{text}</Written>;
  const label = kind === 'added' ? 'dodano: ' : 'usunięto: ';
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark key={key}>
      <span className="hidden">{label}</span>
      <Written>{text}</Written>
    </Mark>
  );
}

/** Levels of a list that the style sheet has. */
const maxDepth = 4;

/** The parts of a text have no names: their places are their keys. */
export function shownBlock(block: TextBlock, key: number) {
  if (block.kind === 'text') return <div key={key}>{block.segments.map(shownSegment)}</div>;
  if (block.kind === 'list') {
    // numbers and points are words of the text, compared as such
    return (
      <ul key={key} className="marked">
        {block.items.map(({ depth, segments }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are never moved
          <li key={at} className={`level-${Math.min(depth, maxDepth)}`}>
            {segments.map(shownSegment)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table key={key}>
      <tbody>
        {block.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved
          <tr key={at}>
            {row.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are never moved
              <td key={place}>{cell.map(shownSegment)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
