// What an import has for articles that are here already, checked and cleaned before the transaction: long texts are cleaned in a worker.
import { historyErrors, versionErrors } from '@redakcja/domain/articles/portable/history-rules';
import { storedPictures } from '@redakcja/domain/articles/portable/portable-files';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { arrayOf, integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { invalid } from '../../http/problem.ts';
import { sanitised } from '../card/sanitised-article.ts';
import { readVersion } from './import-input.ts';
import type { ImportNames } from './import-names.ts';
import { type CheckedVersion, type ImportCall, type ImportRules, placed } from './import-new.ts';
import { askGate, passed } from './past-gate.ts';

export interface KnownArticle {
  kind: 'known';
  article: PortableArticle;
  baseArticleId: number;
  type: ArticleType;
  versions: readonly CheckedVersion[];
  missingFiles: string[];
  errors: string[];
  code?: ProblemCode | undefined;
}

const contentRow = rowShape({
  version: integer(),
  content: text(),
  thumbnails: arrayOf(
    integer('array(select thumbnail_id from article_multimedia where article_id = a.id and thumbnail_id is not null)'),
  ),
  documents: arrayOf(integer('array(select document_repository_id from article_attachments where article_id = a.id)')),
});

export async function checkKnown(
  call: ImportCall,
  article: PortableArticle,
  { id: baseArticleId, type }: { id: number; type: ArticleType },
  names: ImportNames,
  rules: ImportRules,
): Promise<KnownArticle> {
  const errors = versionErrors(article.versions);
  const versions: CheckedVersion[] = [];
  const missing: string[] = [];
  let code: ProblemCode | undefined;
  for (const version of article.versions) {
    const stored = await storedTexts(call.db, baseArticleId, version, names);
    const pictures = new Set([...stored.thumbnails, ...storedPictures(stored.content)]);
    const read = readVersion(version, names, { pictures, documents: new Set(stored.documents) });
    missing.push(...read.missingFiles);
    const valid = validate(rules.saved, read.input);
    const own = [
      ...read.errors,
      ...historyErrors(version, rules.taker),
      ...(valid.ok ? [] : invalid(valid.fields).errors),
    ];
    errors.push(...own.map((error) => placed(error, article, version)));
    if (!valid.ok || own.length > 0) continue;
    const input = await sanitised(call.services, call.caller, valid.value, stored);
    // what is here already is changed by the single calls, which have a gate of their own
    const isHere = type === ArticleType.Common && stored.version === version.version;
    const gate = isHere ? passed : await askGate(call, read, input, type);
    errors.push(...gate.errors.map((error) => placed(error, article, version)));
    if (code !== ProblemCode.WaitingForCheck) code = gate.code ?? code;
    versions.push({ read, input, pastGate: gate.pastGate });
  }
  return { kind: 'known', article, baseArticleId, type, versions, missingFiles: [...new Set(missing)], errors, code };
}

/** Of the version that is meant, or of the one that it will follow. */
async function storedTexts(
  db: Database,
  baseArticleId: number,
  { language, version = 0 }: PortableVersion,
  names: ImportNames,
) {
  const languageId = names.languages.get(language)?.id ?? 0;
  const [stored] = await db.rows(
    contentRow,
    sql`${contentRow.select} from articles a where a.base_article_id = ${baseArticleId} and a.language_id = ${languageId}
      order by a.version = ${version} desc, a.version desc limit 1`,
  );
  return stored ?? { version: 0, content: '', thumbnails: [], documents: [] };
}
