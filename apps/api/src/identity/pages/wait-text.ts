import { countOf } from '@redakcja/domain/shared/text/polish-plural';

/** In the accusative: „za …”. */
export function waitText(seconds: number): string {
  return seconds < 60
    ? countOf(seconds, ['sekundę', 'sekundy', 'sekund'])
    : countOf(Math.ceil(seconds / 60), ['minutę', 'minuty', 'minut']);
}
