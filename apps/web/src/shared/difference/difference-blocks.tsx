import './difference-blocks.css';
import type { Segment, TextBlock } from '@redakcja/domain/shared/text/text-difference';

/** A difference of two texts, with tables as tables and lists as lists. */
export function DifferenceBlocks({ blocks, label }: { blocks: readonly TextBlock[]; label: string }) {
  return (
    // Long texts scroll, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable
    <section className="difference difference-text overflow-auto" tabIndex={0} aria-label={label}>
      {numbered(blocks).map(([block, key]) =>
        block.kind === 'table' ? (
          <table key={key} className="difference-table w-full my-2">
            <tbody>
              {numbered(block.rows).map(([cells, row]) => (
                <tr key={row}>
                  {numbered(cells).map(([cell, column]) => (
                    <td key={column} className="px-2 py-1 vertical-align-top">
                      <Segments segments={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : block.kind === 'list' ? (
          <ul key={key} className="difference-list m-0">
            {numbered(block.items).map(([{ depth, segments }, item]) => (
              <li key={item} className={`level-${Math.min(depth, maxDepth)}`}>
                <Segments segments={segments} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={key} className="m-0">
            <Segments segments={block.segments} />
          </p>
        ),
      )}
    </section>
  );
}

/** Levels of a list that the style sheet has. */
const maxDepth = 4;

/** Parts of a difference have no identity but their place, and never move. */
const numbered = <Part,>(parts: readonly Part[]) => parts.map((part, index) => [part, index] as const);

function Segments({ segments }: { segments: readonly Segment[] }) {
  return numbered(segments).map(([{ kind, text }, key]) => {
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key}>
        <span className="visually-hidden">{kind === 'added' ? ' dodano: ' : ' usunięto: '}</span>
        {text}
      </Tag>
    );
  });
}
