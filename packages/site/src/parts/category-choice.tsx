import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import { useText } from '../texts.tsx';

export type ChosenCategory = Pick<PublicCategory, 'id' | 'level' | 'displayText'>;

interface CategoryChoiceProps {
  /** Of its value in the query or in the form. */
  name: string;
  categories: readonly ChosenCategory[];
  chosen: number | string | null;
}

/** One category with all below it, or everything. */
export function CategoryChoice({ name, categories, chosen }: CategoryChoiceProps) {
  const t = useText();
  return (
    <label>
      {t('Kategoria')}{' '}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('wszystkie')}</option>
        {categories.map(({ id, level, displayText }) => (
          <option key={id} value={id}>
            {'– '.repeat(level - 1) + displayText}
          </option>
        ))}
      </select>
    </label>
  );
}
