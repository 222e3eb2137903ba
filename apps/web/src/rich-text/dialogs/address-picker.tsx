import { categoryAddress } from '@redakcja/domain/shared/addresses/public-address';
import { ArticlePicker } from '../../shared/pickers/article-picker.tsx';
import { CategoryPicker } from '../../shared/pickers/category-picker.tsx';

export interface PickedAddress {
  address: string;
  /** Of the article or category. */
  name: string;
}

interface AddressPickerProps {
  kind: 'article' | 'category';
  /** ISO code. */
  lang: string;
  onPick: (picked: PickedAddress | undefined) => void;
  onClose: () => void;
}

/** An article or a category of the site, for the address of a link. */
export function AddressPicker({ kind, lang, onPick, onClose }: AddressPickerProps) {
  const picker = { lang, selected: [], isSingle: true, onClose };
  if (kind === 'article')
    return (
      <ArticlePicker
        {...picker}
        title="Artykuł, do którego prowadzi łącze"
        onPick={([one]) => onPick(one && { address: one.url, name: one.title })}
      />
    );
  return (
    <CategoryPicker
      {...picker}
      title="Kategoria, do której prowadzi łącze"
      withExclusions={false}
      onPick={([one]) =>
        onPick(
          one && { address: one.url ?? categoryAddress({ id: one.id, slug: one.slug ?? '' }), name: one.displayText },
        )
      }
    />
  );
}
