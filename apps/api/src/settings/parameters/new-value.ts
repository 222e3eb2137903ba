// The new value of a parameter: the editable fields of the input, and the stored bounds and defaults.
import {
  analyticsIdMessage,
  cookiesRefusal,
  isAnalyticsId,
  manualFormatMessage,
  outOfBoundsMessage,
} from '@redakcja/domain/settings/parameters/system-parameter-form';
import type { ManualFileInput } from '@redakcja/generated/model/manualFileInput';
import type { SystemParameterInput } from '@redakcja/generated/model/systemParameterInput';
import type { BodyCleaners } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { cleanedText } from '../../text/clean-text.ts';
import { findParameter, findPdf, type ParameterByEditor, type ParameterRow } from './parameter-queries.ts';

export const cleanValue: NonNullable<BodyCleaners['updateSystemParameter']> = async (call) => {
  const { db, services, caller, params, body } = call;
  const stored = body.editorType === 'cookies' ? await findParameter(db, params.id) : null;
  if (body.editorType !== 'cookies' || stored === null) return body;
  const { description: old } = storedValue(stored.value, body.editorType);
  const description = await cleanedText(services, caller.id, body.value.description, 'richText', old);
  return { ...body, value: { ...body.value, description } };
};

export async function newValue(
  db: Database,
  parameter: ParameterRow,
  input: SystemParameterInput,
): Promise<ParameterRow['value']> {
  switch (input.editorType) {
    case 'number':
    case 'session': {
      const old = storedValue(parameter, input.editorType);
      requireBounds(input.value.value, old);
      return { ...old, ...input.value };
    }
    case 'tileCount':
      storedValue(parameter, input.editorType);
      // chosen tiles are stored with the settings of tiles
      return { ...input.value, tiles: [] };
    case 'cookies': {
      const refusal = cookiesRefusal(input.value);
      if (refusal !== null) throw invalid([{ path: 'value.description', message: refusal }]);
      return { ...storedValue(parameter, input.editorType), ...input.value };
    }
    case 'analytics': {
      const old = storedValue(parameter, input.editorType);
      const gaid = input.value.gaid.trim();
      if (input.value.isActive && gaid === '') throw invalid([{ path: 'value.gaid', message: 'Pole wymagane' }]);
      if (!isAnalyticsId(gaid)) throw invalid([{ path: 'value.gaid', message: analyticsIdMessage }]);
      return { ...old, ...input.value, gaid };
    }
    case 'userManual':
    case 'bipUserManual': {
      const old = storedValue(parameter, input.editorType);
      return { ...old, userManual: await manual(db, input.value.userManual) };
    }
    default:
      return { ...storedValue(parameter, input.editorType), ...input.value };
  }
}

type Editor = ParameterRow['editorType'];

function isOf<E extends Editor>(parameter: ParameterRow, editor: E): parameter is ParameterByEditor[E] {
  return parameter.editorType === editor;
}

/** The value in the shape of its editor, which never changes. */
function storedValue<E extends Editor>(parameter: ParameterRow, editor: E): ParameterByEditor[E]['value'] {
  if (isOf(parameter, editor)) return parameter.value;
  throw conflict('Nie można zmienić rodzaju parametru');
}

function requireBounds(value: number, { minValue, maxValue }: { minValue: number; maxValue: number }): void {
  if (value >= minValue && value <= maxValue) return;
  throw invalid([{ path: 'value.value', message: outOfBoundsMessage(minValue, maxValue) }]);
}

async function manual(db: Database, input: ManualFileInput | null) {
  if (input === null) return null;
  const { fileId } = input;
  const file = await findPdf(db, fileId);
  if (file === undefined) {
    throw invalid([{ path: 'value.userManual', message: manualFormatMessage }]);
  }
  return { fileId, fileName: file.fileName, path: fileAddress({ id: fileId, key: file.key }) };
}
