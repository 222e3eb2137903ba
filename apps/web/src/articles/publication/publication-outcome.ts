import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { countOf, nouns, polishPlural } from '@redakcja/domain/shared/text/polish-plural';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { isMoment } from '../../shared/form/dates/picker-date.ts';

export interface Chosen {
  /** Null for "Teraz". */
  start: string | null;
  end: string | null | undefined;
  isArchived: boolean | undefined;
}

/** What will happen with so many articles, in words. */
export function publicationOutcome({ start, end, isArchived }: Chosen, count: number): string {
  const one = count === 1;
  const subject = one ? 'Artykuł' : countOf(count, nouns.article);
  const verb = (single: string, few: string) => polishPlural(count, [single, few, single]);
  const appears = `${subject} ${verb('ukaże', 'ukażą')} się na stronie BIP`;
  const undo = `Wcześniej można ${one ? 'go' : 'je'} cofnąć do statusu Zatwierdzony.`;
  const opening =
    start === null ? `${appears} od razu.` : `${appears} ${formatDateTime(start)}, bez dalszych kroków. ${undo}`;
  const stays = one ? 'Pozostanie' : 'Pozostaną';
  if (!isMoment(end)) return `${opening} ${stays} na stronie do wycofania lub archiwizacji.`;
  const [moved, withdrawn] = one
    ? ['zostanie przeniesiony do archiwum', 'zostanie wycofany ze strony']
    : ['zostaną przeniesione do archiwum', 'zostaną wycofane ze strony'];
  return `${opening} ${formatDateTime(end)} ${isArchived ? moved : withdrawn}.`;
}

/** What will happen with articles that keep the dates of their cards. */
export function cardsOutcome(rows: readonly Pick<ArticleRow, 'publishStart'>[]): string {
  const now = new Date().toISOString();
  const dated = rows.filter(({ publishStart }) => publishStart !== null && publishStart > now).length;
  const appear = (count: number) => polishPlural(count, ['ukaże', 'ukażą', 'ukaże']);
  const atOnce = rows.length - dated;
  return [
    ...(dated > 0 ? [`${countOf(dated, nouns.article)} ${appear(dated)} się w dniu z karty.`] : []),
    ...(atOnce > 0
      ? [`${countOf(atOnce, nouns.article)} bez takiej daty ${appear(atOnce)} się na stronie BIP od razu.`]
      : []),
  ].join(' ');
}
