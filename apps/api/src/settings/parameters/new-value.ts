// What a saved parameter becomes: the fields a person may change, over the bounds and defaults that stay.
import type { SystemParameterInput } from '@redakcja/generated/model/systemParameterInput';
import type { Database } from '../../database/database.ts';
import { fileAddress } from '../../shared/file-address.ts';
import { conflict, invalid } from '../../shared/problem.ts';
import { sanitiseRichText } from '../../shared/sanitise.ts';
import { findPdf, type ParameterRow } from './parameter-queries.ts';

export async function newValue(
  db: Database,
  parameter: ParameterRow,
  input: SystemParameterInput,
): Promise<Record<string, unknown>> {
  const { value: old } = parameter;
  if (input.editorType !== parameter.editorType) throw conflict('Nie można zmienić rodzaju parametru');
  switch (input.editorType) {
    case 'number':
    case 'session':
      requireBounds(input.value.value, old);
      return { ...old, ...input.value };
    case 'tileCount':
      requireNoTiles(input.value.tiles ?? []);
      return { ...old, value: input.value.value };
    case 'cookies':
      return { ...old, ...input.value, description: sanitiseRichText(input.value.description) };
    case 'analytics':
      if (input.value.isActive && input.value.gaid.trim() === '')
        throw invalid([{ path: 'value.gaid', message: 'Pole wymagane' }]);
      return { ...old, ...input.value, gaid: input.value.gaid.trim() };
    case 'userManual':
    case 'bipUserManual':
      return { ...old, userManual: await manual(db, input.value.userManual?.fileId) };
    default:
      return { ...old, ...input.value };
  }
}

function requireBounds(value: number, { minValue, maxValue }: Record<string, unknown>): void {
  if (value >= Number(minValue) && value <= Number(maxValue)) return;
  throw invalid([{ path: 'value.value', message: `Podaj liczbę od ${minValue} do ${maxValue}` }]);
}

function requireNoTiles(tiles: readonly { tiles: readonly number[] }[]): void {
  const wanted = tiles.flatMap((one) => one.tiles);
  if (wanted.length === 0) return;
  throw invalid([{ path: 'value.tiles', message: `Nie znaleziono kafla o numerze ${wanted[0]}` }]);
}

async function manual(db: Database, fileId: number | undefined) {
  if (fileId === undefined) return null;
  const file = await findPdf(db, fileId);
  if (file === undefined) {
    throw invalid([{ path: 'value.userManual', message: 'Niepoprawny format pliku. Wymagany format pliku to .pdf' }]);
  }
  return { fileId, fileName: file.fileName, path: fileAddress({ id: fileId, key: file.key }) };
}
