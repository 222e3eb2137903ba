import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import type { Tile } from '@redakcja/generated/model/tile';
import type { TileInput } from '@redakcja/generated/model/tileInput';
import { listTileUsages } from '@redakcja/generated/settings/settings';
import type { Save } from '../../shared/form/state/use-save.ts';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';

type Period = Pick<TileInput, 'showFrom' | 'showTo'>;

/** Saves a tile, after a question when it is on the home page and will not be seen there all the time. */
export function saveAskingOfEnd(save: Save<TileInput>, stored: Tile): Save<TileInput> {
  return async (input, etag) => {
    const hole = holeOf(input, stored);
    const isShown = hole !== undefined && (await listTileUsages(stored.id)).groups.length > 0;
    const maySave = !isShown || (await confirmHole(stored.displayText, hole));
    return maySave ? save(input, etag) : false;
  };
}

/** When it is not seen, as far as this save changes it. */
function holeOf({ showFrom, showTo }: Period, stored: Period): string | undefined {
  const from = showFrom && showFrom !== stored.showFrom && Date.parse(showFrom) > Date.now();
  const to = showTo && showTo !== stored.showTo;
  const parts = [from && `do ${formatDateTime(showFrom)}`, to && `od ${formatDateTime(showTo)}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' i ') : undefined;
}

function confirmHole(name: string, hole: string): Promise<boolean> {
  return confirm({
    title: `Zapisać termin kafla „${name}”?`,
    message: `Kafel jest na stronie głównej i ${hole} nie będzie na niej widoczny. Jego miejsce zajmie wtedy następny aktywny kafel; jeśli nie ma innego, zostanie puste.`,
    action: 'Zapisz termin',
  });
}
