// Addresses of persons at public mail hosts. Small offices have theirs there, too: a word of an office tells them apart.
import { folded } from '../../../shared/text/folded-text.ts';

const hosts =
  'gmail googlemail wp o2 onet op vp autograf spoko buziaczek vip interia intmail tlen go2 gazeta int outlook hotmail live msn yahoo ymail rocketmail icloud me aol gmx proton protonmail'.replaceAll(
    ' ',
    '|',
  );

/** „@”, also written so that programs which collect addresses do not see it. */
const at = ' {0,2}(?:@|[[({<] ?(?:at|małpa|malpa|@) ?[\\])}>]) {0,2}';
const dot = '(?:\\.| ?[[({] ?(?:dot|kropka) ?[\\])}] ?)';

/** Addresses at such hosts, „jan0@gmail.com”, „j.nowak@poczta.onet.pl”, „anna [at] wp.pl”. */
const publicMailAddress = new RegExp(
  `(?<![\\p{L}\\d._%+-])([\\p{L}\\d._%+-]{1,64})${at}((?:(?:poczta\\.)?(?:${hosts})${dot}(?:[a-z]{2,3}\\.)?[a-z]{2,3}|poczta\\.fm|poczta\\.pl))(?![\\p{L}\\d-]|\\.[\\p{L}\\d])`,
  'giu',
);
const dots = new RegExp(dot, 'giu');

export interface PrivateEmail {
  index: number;
  length: number;
  /** As it is written usually. */
  address: string;
}

/** Addresses of persons in a text. */
export function privateEmails(text: string): PrivateEmail[] {
  if (!/@|at ?[\])}>]|ma[łl]pa/i.test(text)) return [];
  const found = folded(text);
  return [...found.text.matchAll(publicMailAddress)].flatMap(({ 0: written, 1: name = '', 2: host = '', index }) => {
    const address = `${name}@${host.replaceAll(dots, '.')}`.toLowerCase();
    return isPrivateEmail(address) ? [{ address, ...found.placeOf(index, index + written.length) }] : [];
  });
}

/** Begins a part of the name of an office, „szkola2”, „gminajasionka”. */
const beginnings =
  /^(?:admin|apteka|archiw|bibliote|biuro|burmistrz|centrum|dyrek|fundacja|galeria|gimnazj|gmin|hotel|inspektor|internat|kancelari|kontakt|ksiegow|liceum|muzeum|nadlesnictw|osrod|ośrod|parafia|poradnia|powiat|przedszkol|przetarg|przychodnia|redakcja|rekrutacja|restauracja|sekretariat|serwis|sklep|solectw|sołectw|spoldziel|spółdziel|starostw|stowarzysz|straz|straż|swietlic|świetlic|szkol|szkoł|szpital|technikum|urzad|urząd|wodociag|wodociąg|wspolnota|wspólnota|zaklad|zakład|zamowieni|zamówieni|zespol|zespół|zlob|żłob)/;

/** Whole parts, with or without a number. */
const words: ReadonlySet<string> = new Set(
  'bip bok bp cis cus cuw dk dom dps gbp gcop gci gck gim gkrpa gok gops gosir gzeas info iod kadry kasa kgw klub kontakt kom lks lo lzs mbp mck mgok mgops miasto mok mops mosir mzk nzoz office ops osir osp oferty pcpr pinb poczta pomoc pp praca psp pup rada recepcja rodo sad samorzad sds sm soltys sołtys sp spzoz ug ugim um umig wojt wójt wtz zapisy zarzad zarząd zdp zgk zgkim zlecenia zo zp zs zsp zso zuk zwik'.split(
    ' ',
  ),
);

/** Whether an address names a person, as far as its local part can tell. */
function isPrivateEmail(address: string): boolean {
  const name = address.slice(0, address.indexOf('@')).toLowerCase();
  const parts = name.split(/[^\p{L}]+/u).filter((part) => part !== '');
  return !parts.some((part) => beginnings.test(part) || words.has(part));
}
