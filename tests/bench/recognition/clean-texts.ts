// Texts of a bulletin with many numbers, none of which is a person's.
import type { Random } from './random.ts';

const day = (random: Random) =>
  `${1 + random.below(28)}.${String(1 + random.below(12)).padStart(2, '0')}.20${10 + random.below(17)}`;
const amount = (random: Random) =>
  `${1 + random.below(999)} ${random.digits(3)} ${random.digits(3)},${random.digits(2)} zł`;
const cells = (texts: readonly string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tr>${heads.map((text) => `<th>${text}</th>`).join('')}</tr>${rows.map(cells).join('')}</table>`;
const rowsOf = (count: number, row: (index: number) => string[]) =>
  Array.from({ length: count }, (_, index) => row(index));

/** NIP and REGON have check sums, too; a reader is told what they are. */
const templates: readonly ((random: Random) => string)[] = [
  (r) =>
    `<p>Uchwała nr ${r.one(['XII', 'LIV', 'VII'])}/${r.below(400)}/2024 z dnia ${day(r)} w sprawie budżetu, Dz. U. z 2024 r. poz. ${r.digits(4)}.</p>`,
  (r) =>
    `<p>NIP ${r.digits(3)}-${r.digits(3)}-${r.digits(2)}-${r.digits(2)}, REGON ${r.digits(9)}, KRS 0000${r.digits(6)}.</p>`,
  (r) => `<p>NIP: ${r.digits(10)}<br>REGON: ${r.digits(14)}<br>BDO 000${r.digits(6)}</p>`,
  (r) => `<p>Wartość zamówienia: ${amount(r)} netto, ${amount(r)} brutto; wadium ${amount(r)}.</p>`,
  (r) => `<p>Znak sprawy: ${r.letters(2)}.${r.digits(4)}.${r.below(90)}.2024.${r.letters(2)}, wpłynęło ${day(r)}.</p>`,
  (r) =>
    `<p>Działki nr ${r.below(900)}/${r.below(90)}, ${r.below(900)}/${r.below(9)}, obręb 000${r.digits(1)}, KW ${r.letters(2)}1${r.letters(1)}/000${r.digits(5)}/${r.digits(1)}.</p>`,
  (r) =>
    `<p>Kody CPV: ${r.digits(8)}-${r.digits(1)}, ${r.digits(8)}-${r.digits(1)}; ogłoszenie 2024/BZP 00${r.digits(6)}/01.</p>`,
  (r) =>
    `<p>Współrzędne X=${r.digits(7)}.${r.digits(2)} Y=${r.digits(7)}.${r.digits(2)}, ${50 + r.below(4)}.${r.digits(6)}, ${15 + r.below(9)}.${r.digits(6)}.</p>`,
  (r) => `<p>Okres od ${day(r)} do ${day(r)}, godz. 8<sup>00</sup>–15<sup>30</sup>, pokój ${r.below(300)}.</p>`,
  (r) =>
    table(
      ['Dział', 'Rozdział', 'Plan', 'Wykonanie'],
      rowsOf(6, () => [r.digits(3), r.digits(5), amount(r), amount(r)]),
    ),
  (r) =>
    table(
      ['Lp.', '2023', '2024', '2025'],
      rowsOf(8, (at) => [String(at + 1), r.digits(6), r.digits(5), r.digits(6)]),
    ),
  (r) =>
    table(
      ['Imię i nazwisko', 'Liczba głosów', 'Okręg'],
      rowsOf(5, () => ['Jan Kowalski', r.digits(4), r.digits(2)]),
    ),
  (r) =>
    table(
      ['Kod', 'Nazwa', 'Cena'],
      rowsOf(5, () => [`${r.letters(2)}${r.digits(5)}`, 'Rura', `${r.digits(3)},${r.digits(2)}`]),
    ),
  (r) =>
    table(
      ['Wyszczególnienie', 'kwota'],
      rowsOf(6, () => ['Dotacja', `${r.digits(2)} ${r.digits(3)} ${r.digits(3)}`]),
    ),
  (r) =>
    `<p>Raport nr ${r.digits(5)}/${r.digits(6)}, strony ${r.below(90)}–${r.below(90)}, wersja 1.${r.below(9)}.${r.digits(3)}.</p>`,
  (r) =>
    `<p>EAN 590${r.digits(10)}, ISBN 978-83-${r.digits(4)}-${r.digits(3)}-${r.digits(1)}, ISO 9001:2015, PN-EN 1${r.digits(4)}.</p>`,
  (r) =>
    `<p>Sygn. akt II SA/${r.one(['Wa', 'Kr', 'Po'])} ${r.digits(4)}/2${r.digits(1)}, art. ${r.below(90)} ust. ${r.below(9)} pkt ${r.below(9)}.</p>`,
  (r) =>
    `<p>${r.digits(2)}-${r.digits(3)} Jasionka, ul. Rynek ${r.below(90)}; skrytka /ug${r.digits(6)}/SkrytkaESP; AE:PL-${r.digits(5)}-${r.digits(5)}-ABCDE-${r.digits(2)}.</p>`,
  (r) =>
    `<p>Serie faktur: FV/${r.digits(6)}/2024, WZ ${r.digits(7)}, partia ${r.digits(8)}, nr seryjny ${r.digits(4)}-${r.digits(6)}.</p>`,
  (r) =>
    `<p>Frekwencja ${r.below(90)},${r.digits(2)}%, uprawnionych ${r.digits(2)} ${r.digits(3)}, kart ${r.digits(5)}, ważnych ${r.digits(5)}.</p>`,
  (r) =>
    `<p>Sekretariat: sekretariat@urzad.example, godziny: 7:30-15:30, 8:00–18:00; rok szkolny 2024/2025, 2025/2026.</p><p>Lista ${r.digits(6)}, ${r.digits(5)}; ${r.digits(2)}, ${r.digits(2)}, ${r.digits(2)}, ${r.digits(5)}.</p>`,
  (r) =>
    `<p>Pojazd: rej. R${r.letters(2)} ${r.digits(5)}, VIN WVWZZZ${r.digits(2)}Z${r.letters(1)}W${r.digits(6)}, przebieg ${r.digits(3)} ${r.digits(3)} km.</p>`,
];

/** One text of each kind in turn. */
export const cleanText = (index: number, random: Random): string =>
  (templates[index % templates.length] ?? (() => ''))(random);
