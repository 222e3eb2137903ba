import '../picker.css';
import type { CategorySearchResult } from '@redakcja/generated/model/categorySearchResult';
import { useState } from 'react';
import { LiveRegion } from '../../ui/messages/live-region.tsx';
import { PickerTree } from './picker-tree.tsx';
import { usePickerTree } from './use-picker-tree.ts';

interface CategoryBranchesProps {
  label: string;
  /** ISO code. */
  lang: string;
  isChosen: (id: number) => boolean;
  onAdd: (category: CategorySearchResult) => void;
}

/** The categories of both menus as a tree beside a search; loaded when it is opened. */
export function CategoryBranches({ label, lang, isChosen, onAdd }: CategoryBranchesProps) {
  const [said, setSaid] = useState('');
  const tree = usePickerTree<CategorySearchResult>({ lang, thingOfCategory: (category) => category, isShown: true });
  return (
    <>
      <PickerTree
        label={label}
        tree={tree}
        isSingle={false}
        itemOf={({ id, displayText }) => ({ id, name: displayText })}
        keyOf={String}
        isSelected={({ id }) => isChosen(id)}
        addDisabledReason={undefined}
        onAdd={(category) => {
          if (isChosen(category.id)) return;
          onAdd(category);
          setSaid(`Dodano: ${category.displayText}`);
        }}
      />
      <LiveRegion text={said} />
    </>
  );
}
