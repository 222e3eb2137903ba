// The tree of a menu as JSON. Each category is cached as text, so that a change of a large menu costs its own categories only.
import { menuLimits } from '@redakcja/domain/menus/menu-limits';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { Database } from '../../database/database.ts';
import { groupsByCategory } from '../articles/menu-article-groups.ts';
import {
  articleElement,
  elementPresenter,
  type PlacedProperties,
  type PresentedElement,
  type Reader,
} from './element-presenter.ts';
import { type ArticleRow, readElementRows, readMenuRows } from './menu-rows.ts';
import { type MenuSources, readTranslationVersions } from './menu-sources.ts';

interface Piece extends Pick<PlacedProperties, 'canDelete' | 'hasExternalLinks'> {
  /** Of everything it was made of. */
  version: string;
  /** JSON of the category up to the beginning of its children. */
  json: Buffer;
}

export interface MenuPieces {
  sources: MenuSources;
  /** See readTranslationVersions. */
  translations: string;
  pieces: ReadonlyMap<number, Piece>;
  /** Whether no category was written between the reading of the sources and its own. */
  isCurrent: boolean;
}

/** More than so many changed categories are read as the whole menu. */
const manyChanges = 500;

/** The categories at a state of the sources; those that are the same in `before` are taken from it. */
export async function readMenuPieces(
  db: Database,
  type: MenuType,
  reader: Reader,
  sources: MenuSources,
  before: MenuPieces | undefined,
): Promise<MenuPieces> {
  const translations =
    before?.sources.translations === sources.translations ? before.translations : await readTranslationVersions(db);
  const groups = groupsByCategory(sources.articles);
  const versionOfTexts = new Map(split(translations).map(([id, number, sum]) => [id, `${number} ${sum}`]));
  const versionOf = (id: number, transaction: number | string) =>
    `${transaction}; ${versionOfTexts.get(id)}; ${groups.get(id)}`;
  const versions = new Map(
    split(sources.elements).map(([id = 0, , transaction = 0]) => [id, versionOf(id, transaction)]),
  );
  const former = before?.sources.languages === sources.languages ? before.pieces : new Map<number, Piece>();
  const changed = [...versions].filter(([id, version]) => former.get(id)?.version !== version).map(([id]) => id);
  const rows =
    changed.length > manyChanges
      ? await readMenuRows(db, type, reader.language.id)
      : await readElementRows(db, changed, reader.language.id);
  const present = elementPresenter(rows, groups, reader);
  const pieces = new Map([...former].filter(([id]) => versions.has(id)));
  for (const row of rows.elements) pieces.set(row.id, pieceOf(present(row), versionOf(row.id, row.transaction)));
  const isCurrent = changed.every((id) => pieces.get(id)?.version === versions.get(id));
  return { sources, translations, pieces, isCurrent };
}

const split = (text: string): number[][] =>
  text === '' ? [] : text.split(',').map((one) => one.split(' ').map(Number));

const pieceOf = ({ own, ...element }: PresentedElement, version: string): Piece => ({
  ...element,
  version,
  json: Buffer.from(`${JSON.stringify(own).slice(0, -1)},"children":[`),
});

/** The answer of the contract. Articles follow the subcategories of their category. */
export function menuJson(
  type: MenuType,
  { sources, pieces }: MenuPieces,
  articlesOf: ReadonlyMap<number, readonly ArticleRow[]> = new Map(),
): Buffer {
  const childrenOf = Map.groupBy(split(sources.elements), ([, parent]) => parent);
  const parts: Buffer[] = [];
  const write = (text: string) => parts.push(Buffer.from(text));

  function writeBranch(parent: number, level: number): PlacedProperties[] {
    const written: PlacedProperties[] = [];
    let previous: number | null = null;
    for (const [id = 0] of childrenOf.get(parent) ?? []) {
      const piece = pieces.get(id);
      // removed while the tree was read
      if (piece === undefined) continue;
      if (written.length > 0) write(',');
      parts.push(piece.json);
      const children = writeBranch(id, level + 1);
      const articles = (articlesOf.get(id) ?? []).map((one, i) => JSON.stringify(articleElement(one, i, level + 1)));
      write([...(children.length > 0 ? [''] : []), ...articles].join(','));
      const placed: PlacedProperties = {
        parentElementId: parent === 0 ? null : parent,
        previousElement: previous,
        level,
        order: written.length,
        isMainMenuElement: level === 1,
        childCount: children.length,
        canDelete: piece.canDelete && children.every((child) => child.canDelete && !child.hasExternalLinks),
        hasExternalLinks: piece.hasExternalLinks || children.some((child) => child.hasExternalLinks),
      };
      write(`],${JSON.stringify(placed).slice(1)}`);
      written.push(placed);
      previous = id;
    }
    return written;
  }
  const { revision } = sources;
  const head = { type, ...menuLimits[type], revision } satisfies Omit<Menu, 'elements'>;
  write(`${JSON.stringify(head).slice(0, -1)},"elements":[`);
  writeBranch(0, 1);
  write(']}');
  return Buffer.concat(parts);
}
