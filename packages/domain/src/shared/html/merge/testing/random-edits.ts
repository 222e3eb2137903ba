// Texts with paragraphs, lists in lists and tables, and people who edit them, repeatable by a seed.

/** A block without blocks of its own: its words are unlike all others. */
interface Piece {
  id: number;
  words: string[];
}

interface Group {
  name: 'ul' | 'ol' | 'tbody';
  entries: Entry[];
}

interface Entry {
  piece: Piece;
  tag: 'p' | 'h2' | 'li' | 'tr';
  /** A list in an item. */
  within?: Group;
}

export type Document = (Entry | Group)[];

/** A repeatable stream of numbers 0 ≤ n < limit. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

type Next = ReturnType<typeof numbers>;

const pieceOf = (id: number, by: string): Piece => ({
  id,
  words: Array.from({ length: 6 }, (_, index) => `${by}${id}.${index}`),
});

export function randomDocument(next: Next): Document {
  let id = 0;
  const entry = (tag: Entry['tag']): Entry => ({ tag, piece: pieceOf(id++, 'b') });
  const group = (name: Group['name'], depth: number): Group => ({
    name,
    entries: Array.from({ length: 3 + next(4) }, () => ({
      ...entry(name === 'tbody' ? 'tr' : 'li'),
      ...(name !== 'tbody' && depth < 3 && next(4) === 0
        ? { within: group(next(2) === 0 ? 'ul' : 'ol', depth + 1) }
        : {}),
    })),
  });
  return Array.from({ length: 3 + next(7) }, () => {
    const kind = next(7);
    if (kind < 4) return entry(kind === 0 ? 'h2' : 'p');
    return group((['ul', 'ol', 'tbody'] as const)[kind - 4] ?? 'ul', 1);
  });
}

/** The numbers of its pieces. */
export function piecesOf(document: readonly (Entry | Group)[]): number[] {
  return document.flatMap((one) =>
    'piece' in one ? [one.piece.id, ...(one.within ? piecesOf([one.within]) : [])] : piecesOf(one.entries),
  );
}

/** One person changes, deletes and moves the pieces that `isTheirs`, and writes new ones behind them. */
export function edited(document: Document, by: string, isTheirs: (id: number) => boolean, next: Next): Document {
  let fresh = 0;
  const list = <One extends Entry | Group>(ones: readonly One[]): One[] =>
    ones.flatMap((one): One[] => {
      if (!('piece' in one)) {
        const entries = list(one.entries);
        return entries.length === 0 ? [] : [{ ...one, entries }];
      }
      const { tag, piece, within } = one;
      const inner = within && list([within])[0];
      const kept = { tag, piece, ...(inner ? { within: inner } : {}) };
      if (!isTheirs(piece.id) || next(3) > 0) return [kept as One];
      const added = { tag, piece: pieceOf(fresh++, by) } as One;
      const action = next(4);
      if (action === 0) return [kept as One, added];
      // who deletes an item leaves nothing of the list in it, so only items without one are deleted
      if (action === 1 && !within) return next(2) === 0 ? [] : [added];
      const at = next(piece.words.length);
      const words = piece.words.toSpliced(at, next(2), `${by}${piece.id}w`);
      return [{ ...kept, piece: { ...piece, words } } as One, ...(action === 2 ? [added] : [])];
    });
  return list(document);
}

export function htmlOf(document: readonly (Entry | Group)[]): string {
  return document
    .map((one) => {
      if ('piece' in one) {
        const words = one.piece.words;
        if (one.tag === 'tr')
          return `<tr><td>${words.slice(0, 3).join(' ')}</td><td>${words.slice(3).join(' ')}</td></tr>`;
        return `<${one.tag}>${words.join(' ')}${one.within ? htmlOf([one.within]) : ''}</${one.tag}>`;
      }
      const content = htmlOf(one.entries);
      return one.name === 'tbody'
        ? `<table><tbody>${content}</tbody></table>`
        : `<${one.name}>${content}</${one.name}>`;
    })
    .join('');
}
