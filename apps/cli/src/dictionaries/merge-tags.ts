import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { listTags, mergeTags as sendMerge } from '@redakcja/generated/axios/dictionaries/dictionaries';
import type { Tag } from '@redakcja/generated/model/tag';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { askConsent, requireConsent } from '../shared/options/consent.ts';
import type { MergeTagsOptions } from './commands.ts';

/** `bip dictionaries merge-tags`: what uses the other tags uses the first one, and the others are removed. */
export async function mergeTags(
  targetName: string,
  mergedNames: readonly string[],
  options: MergeTagsOptions,
  context: Context,
): Promise<ExitCode> {
  requireConsent(context, options.yes);
  await authenticate(context, options);
  const lang = (options.lang ?? 'PL').toUpperCase();
  const target = await findTag(targetName, lang);
  const merged: Tag[] = [];
  for (const name of mergedNames) merged.push(await findTag(name, lang));
  if (!options.yes) {
    const names = merged.map(({ name }) => `„${name}”`).join(', ');
    const declined = await askConsent(context, `Zastąpić ${names} tagiem „${target.name}”? Tego nie można cofnąć`);
    if (declined !== null) return declined;
  }
  const { articles, bookmarks } = await sendMerge(target.id, { tagIds: merged.map(({ id }) => id) });
  const uses = `${countOf(articles, nouns.article)}, ${countOf(bookmarks, nouns.bookmark)}`;
  info(context, `Scalono ${countOf(merged.length, nouns.tag)} z tagiem „${target.name}” (${uses})`);
  return exitCodes.ok;
}

/** @throws CommandError when no tag has this very name, without regard to letter case */
async function findTag(name: string, lang: string): Promise<Tag> {
  const { items } = await listTags({ lang, filters: [`name;equal;${name}`], page: 1, size: 1 });
  const [tag] = items;
  if (tag === undefined) throw new CommandError(`Nie ma tagu „${name}” w wersji językowej ${lang}`);
  return tag;
}
