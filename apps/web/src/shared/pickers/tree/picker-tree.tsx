import './picker-tree.css';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { treeKeys } from '../../ui/focus/tree-keys.ts';
import type { PickerItem } from '../picker-props.ts';
import { PickerTreeRow } from './picker-tree-row.tsx';
import type { TreeRow } from './tree-rows.ts';
import type { PickerTreeState } from './use-picker-tree.ts';
import { useTypedLetters } from './use-typed-letters.ts';

interface PickerTreeProps<Thing> {
  label: string;
  tree: PickerTreeState<Thing>;
  isSingle: boolean;
  itemOf: (thing: Thing) => PickerItem;
  keyOf: (id: PickerItem['id']) => string;
  isSelected: (thing: Thing) => boolean;
  addDisabledReason: string | undefined;
  onAdd: (thing: Thing) => void;
}

/** The choices as a tree with one tab stop: arrows, Home, End and letters move the focus, Enter picks or opens. */
export function PickerTree<Thing>(props: PickerTreeProps<Thing>) {
  const { label, tree, isSingle, itemOf, isSelected, addDisabledReason, onAdd } = props;
  const { rows } = tree;
  const list = useRef<HTMLDivElement>(null);
  const letters = useTypedLetters();
  /** The row in the tab order. Its index is kept for a row that is replaced by the rows it loads. */
  const [active, setActive] = useState({ key: '', index: 0 });
  /** The focus follows the active row, from a key until the focus leaves the tree. */
  const follows = useRef(false);
  const byKey = rows.findIndex(({ key }) => key === active.key);
  const activeIndex = byKey >= 0 ? byKey : Math.min(active.index, rows.length - 1);

  useLayoutEffect(() => {
    const row = list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[activeIndex];
    if (follows.current && row !== document.activeElement) row?.focus();
  });

  function activate(index: number) {
    follows.current = true;
    setActive({ key: rows[index]?.key ?? '', index });
  }

  function toggle(row: TreeRow<Thing>, index: number) {
    activate(index);
    if (row.branch) tree.toggle(row.branch, !row.isExpanded);
  }

  function load(row: TreeRow<Thing>, index: number) {
    follows.current = true;
    // the first loaded row gets the index of this one
    setActive({ key: '', index });
    if (row.loads) tree.load(row.loads);
  }

  function enter(row: TreeRow<Thing>, index: number) {
    if (row.loads) load(row, index);
    else if (row.thing !== undefined) onAdd(row.thing);
    else toggle(row, index);
  }

  function press(event: KeyboardEvent) {
    const row = rows[activeIndex];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = treeKeys(event.key, rows, activeIndex, ({ branch }) => branch !== undefined);
    if (typeof target === 'number') activate(target);
    else if (target !== undefined) row.branch && tree.toggle(row.branch, target === 'open');
    else if (event.key === 'Enter' || (event.key === ' ' && !letters.isTyping(event))) enter(row, activeIndex);
    else if (event.key.length === 1) {
      const typed = letters.rowOf(event, rows, activeIndex);
      if (typed !== undefined) activate(typed);
    } else return;
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="tree"
      aria-label={label}
      aria-multiselectable={!isSingle}
      className="framed picker-list picker-tree px-2 overflow-auto"
      onKeyDown={press}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) follows.current = false;
      }}
    >
      {rows.map((row, index) => (
        <PickerTreeRow
          key={row.key}
          row={row}
          item={row.thing === undefined ? undefined : itemOf(row.thing)}
          dragKey={props.keyOf(row.key)}
          isActive={index === activeIndex}
          isSelected={row.thing !== undefined && isSelected(row.thing)}
          addDisabledReason={addDisabledReason}
          onFocus={() => {
            if (index !== activeIndex) setActive({ key: row.key, index });
          }}
          onToggle={() => toggle(row, index)}
          onLoad={() => load(row, index)}
          onAdd={() => {
            activate(index);
            if (row.thing !== undefined) onAdd(row.thing);
          }}
        />
      ))}
    </div>
  );
}
