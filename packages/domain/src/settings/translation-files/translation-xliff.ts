// XLIFF 2.0 (OASIS): a unit per text, because translation tools show a unit as one text.

import { SaxesParser } from 'saxes';
import { languageTag } from '../../shared/formats/language-tag.ts';
import { escapeAttribute } from '../../shared/html/entities.ts';
import {
  type ExportedRow,
  type FileRow,
  requireFewRows,
  type TextField,
  type TranslationFile,
  TranslationFileError,
  textFields,
} from './translation-rows.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
/** Prefix of the code of the language in `original`; the code need not be a BCP 47 tag. */
const originalPrefix = 'bip:';

const fieldNames: Readonly<Record<TextField, string>> = {
  text: 'nazwa wyświetlana',
  description: 'tekst dla czytników ekranu',
  url: 'adres URL',
};

export function toTranslationXliff(language: string, rows: readonly ExportedRow[]): string {
  const units = rows.flatMap(({ key, area, name, polish, texts }) =>
    textFields.flatMap((field) => {
      const source = polish[field];
      if (source === undefined) return [];
      const target = texts[field];
      const state = target === '' ? 'initial' : 'translated';
      return [
        `    <unit id="${key}-${field}" name="${escapeAttribute(`${area} › ${name}: ${fieldNames[field]}`)}">
      <segment state="${state}">
        <source xml:space="preserve">${escapeAttribute(source)}</source>
        <target xml:space="preserve">${escapeAttribute(target)}</target>
      </segment>
    </unit>`,
      ];
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.0" srcLang="pl" trgLang="${languageTag(language)}">
  <file id="bip" original="${escapeAttribute(originalPrefix + language)}">
${units.join('\n')}
  </file>
</xliff>
`;
}

const unitId = new RegExp(`^(.+)-(${textFields.join('|')})$`);

/** Units are identified by their id. The text of inline elements is included, markup of the tool is not. */
export function fromTranslationXliff(text: string): TranslationFile {
  const parser = new SaxesParser();
  const rows = new Map<string, FileRow>();
  const repeated: FileRow[] = [];
  let language: string | undefined;
  let unit: { id: string; line: number; target: string | undefined } | undefined;
  let isTarget = false;
  let units = 0;

  parser.on('error', () => {
    throw new TranslationFileError(`Wiersz ${parser.line}: to nie jest poprawny XML`);
  });
  // entities of a document type could expand a small file without limit
  parser.on('doctype', () => {
    throw new TranslationFileError('Plik zawiera DOCTYPE, którego tu nie ma w XLIFF');
  });
  parser.on('opentag', ({ name, attributes }) => {
    switch (name) {
      case 'xliff':
        requireVersion(attributes);
        break;
      case 'file':
        language = languageIn(attributes.original);
        break;
      case 'unit':
        units += 1;
        requireFewRows(units);
        unit = { id: attributes.id ?? '', line: parser.line, target: undefined };
        break;
      case 'target':
        isTarget = true;
        if (unit) unit.target ??= '';
        break;
    }
  });
  parser.on('text', (more) => {
    if (isTarget && unit) unit.target = `${unit.target ?? ''}${more}`;
  });
  parser.on('cdata', (more) => {
    if (isTarget && unit) unit.target = `${unit.target ?? ''}${more}`;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'target') isTarget = false;
    if (name !== 'unit' || unit === undefined) return;
    addUnit(unit);
    unit = undefined;
  });

  function addUnit({ id, line, target }: NonNullable<typeof unit>) {
    const match = unitId.exec(id);
    const field = textFields.find((one) => one === match?.[2]);
    const key = field === undefined ? id : (match?.[1] ?? id);
    const texts = field === undefined || target === undefined ? {} : { [field]: target };
    const found = rows.get(key);
    if (found === undefined) rows.set(key, { line, key, texts });
    else if (field !== undefined && field in found.texts) repeated.push({ line, key, texts });
    else Object.assign(found.texts, texts);
  }

  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (language === undefined || rows.size === 0) throw new TranslationFileError('Plik nie ma żadnego tłumaczenia');
  return { language, rows: [...rows.values(), ...repeated] };
}

function requireVersion({ version, xmlns }: Record<string, string>): void {
  if (version?.startsWith('2.') && xmlns === namespace) return;
  throw new TranslationFileError(`To nie jest XLIFF 2.0 (wersja ${version ?? 'nieznana'})`);
}

function languageIn(original: string | undefined): string {
  if (original?.startsWith(originalPrefix)) return original.slice(originalPrefix.length).toUpperCase();
  throw new TranslationFileError('Plik nie pochodzi z eksportu tłumaczeń (brak oznaczenia języka w elemencie file)');
}
