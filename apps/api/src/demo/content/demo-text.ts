// Believable bodies of demo articles: what an office of a commune writes, per kind of document.
import type { DemoKind } from './demo-articles.ts';
import { demoLeads } from './demo-leads.ts';

interface KindText {
  shortDescription: (title: string) => string;
  body: readonly string[];
  author: string;
  entity: string;
}

const texts: Readonly<Record<DemoKind, KindText>> = {
  uchwala: {
    shortDescription: () => 'Uchwała Rady Gminy Jasionka wraz z uzasadnieniem i załącznikami.',
    body: [
      '<p>Na podstawie art. 18 ust. 2 ustawy z dnia 8 marca 1990 r. o samorządzie gminnym Rada Gminy Jasionka uchwala, co następuje:</p>',
      '<h2>§ 1</h2><p>Przyjmuje się ustalenia określone w załączniku nr 1 do uchwały.</p>',
      '<h2>§ 2</h2><p>Wykonanie uchwały powierza się Wójtowi Gminy Jasionka.</p>',
      '<h2>§ 3</h2><p>Uchwała wchodzi w życie po upływie 14 dni od dnia ogłoszenia w Dzienniku Urzędowym Województwa.</p>',
      '<p><strong>Uzasadnienie.</strong> Projekt uchwały był przedmiotem obrad komisji stałych, które wydały opinię pozytywną.</p>',
    ],
    author: 'Biuro Rady Gminy',
    entity: 'Rada Gminy Jasionka',
  },
  zarzadzenie: {
    shortDescription: () => 'Zarządzenie Wójta Gminy Jasionka. Treść i załączniki.',
    body: [
      '<p>Na podstawie art. 30 ust. 1 i art. 33 ust. 3 ustawy o samorządzie gminnym zarządzam, co następuje:</p>',
      '<ol><li>Wprowadza się zasady określone w załączniku do zarządzenia.</li><li>Za ich przestrzeganie odpowiadają kierownicy referatów.</li><li>Nadzór nad wykonaniem powierza się Sekretarzowi Gminy.</li></ol>',
      '<p>Zarządzenie wchodzi w życie z dniem podpisania.</p>',
    ],
    author: 'Sekretarz Gminy',
    entity: 'Urząd Gminy Jasionka',
  },
  przetarg: {
    shortDescription: () => 'Postępowanie o udzielenie zamówienia publicznego prowadzone przez Gminę Jasionka.',
    body: [
      '<h2>Zamawiający</h2><p>Gmina Jasionka, ul. Rynek 1, 00-000 Jasionka.</p>',
      '<h2>Tryb</h2><p>Tryb podstawowy bez negocjacji, art. 275 pkt 1 ustawy Prawo zamówień publicznych.</p>',
      '<h2>Kryteria oceny ofert</h2><ul><li>cena: 60%</li><li>okres gwarancji: 40%</li></ul>',
      '<p>Oferty składa się wyłącznie elektronicznie, przez platformę zakupową gminy. Pytania do treści specyfikacji można zadawać do 4 dni przed terminem składania ofert.</p>',
    ],
    author: 'Referat Zamówień Publicznych',
    entity: 'Urząd Gminy Jasionka',
  },
  nabor: {
    shortDescription: () => 'Wójt Gminy Jasionka ogłasza otwarty i konkurencyjny nabór na wolne stanowisko urzędnicze.',
    body: [
      '<h2>Wymagania niezbędne</h2><ol><li>Obywatelstwo polskie lub innego państwa Unii Europejskiej.</li><li>Wykształcenie wyższe kierunkowe.</li><li>Znajomość ustaw: o samorządzie gminnym, o pracownikach samorządowych, Kodeks postępowania administracyjnego.</li></ol>',
      '<h2>Zakres zadań</h2><ul><li>prowadzenie postępowań administracyjnych,</li><li>sporządzanie sprawozdań,</li><li>obsługa interesantów.</li></ul>',
      '<p>Dokumenty należy złożyć w sekretariacie urzędu w zaklejonej kopercie z dopiskiem o treści naboru.</p>',
    ],
    author: 'Samodzielne stanowisko ds. kadr',
    entity: 'Urząd Gminy Jasionka',
  },
  ogloszenie: {
    shortDescription: () => 'Ogłoszenie Wójta Gminy Jasionka dla mieszkańców.',
    body: [
      '<p>Wójt Gminy Jasionka podaje do publicznej wiadomości, że dokumenty można przeglądać w siedzibie urzędu, pokój nr 12, w godzinach pracy.</p>',
      '<p>Uwagi i wnioski można składać na piśmie, elektronicznie albo ustnie do protokołu.</p>',
    ],
    author: 'Referat Organizacyjny',
    entity: 'Urząd Gminy Jasionka',
  },
  informacja: {
    shortDescription: (title) => `${title}: informacja dla mieszkańców gminy.`,
    body: [
      '<p>Urząd Gminy Jasionka przekazuje informację udostępnianą na podstawie art. 6 ustawy z dnia 6 września 2001 r. o dostępie do informacji publicznej.</p>',
      '<h2>Gdzie pytać</h2><p>Sekretariat urzędu, ul. Rynek 1, poniedziałek–piątek w godz. 7:30–15:30.</p>',
    ],
    author: 'Referat Organizacyjny',
    entity: 'Urząd Gminy Jasionka',
  },
  karta: {
    shortDescription: () => 'Jak załatwić sprawę: wymagane dokumenty, opłaty i termin.',
    body: [
      '<h2>Wymagane dokumenty</h2><ul><li>wniosek według wzoru,</li><li>dokument tożsamości do wglądu.</li></ul>',
      '<h2>Opłaty</h2><p>Wniosek nie podlega opłacie skarbowej.</p>',
      '<h2>Termin</h2><p>Do 30 dni od złożenia kompletnego wniosku.</p>',
      '<h2>Tryb odwoławczy</h2><p>Odwołanie do Samorządowego Kolegium Odwoławczego w terminie 14 dni od doręczenia decyzji.</p>',
    ],
    author: 'Referat Spraw Obywatelskich',
    entity: 'Urząd Gminy Jasionka',
  },
  sprawozdanie: {
    shortDescription: () => 'Sprawozdanie wraz z zestawieniem tabelarycznym.',
    body: [
      '<p>Sprawozdanie sporządzono na podstawie danych księgowych jednostek organizacyjnych gminy.</p>',
      '<table><tbody><tr><th scope="row">Dochody ogółem</th><td>68 214 500,00 zł</td></tr><tr><th scope="row">Wydatki ogółem</th><td>66 980 120,00 zł</td></tr><tr><th scope="row">Wynik</th><td>1 234 380,00 zł</td></tr></tbody></table>',
    ],
    author: 'Skarbnik Gminy',
    entity: 'Urząd Gminy Jasionka',
  },
  obwieszczenie: {
    shortDescription: () =>
      'Obwieszczenie wydane na podstawie przepisów o udziale społeczeństwa w ochronie środowiska.',
    body: [
      '<p>Zawiadamia się strony postępowania o możliwości zapoznania się z aktami sprawy oraz składania uwag w terminie 21 dni od dnia publikacji.</p>',
      '<p>Akta sprawy znajdują się w Referacie Rozwoju, pokój nr 7.</p>',
    ],
    author: 'Referat Rozwoju i Środowiska',
    entity: 'Urząd Gminy Jasionka',
  },
};

export interface DemoText {
  shortDescription: string;
  content: string;
  author: string;
  entity: string;
}

/** What was different in former versions, the last of them first. */
const former: readonly ((content: string) => string)[] = [
  (content) => `${content}<p>Szczegóły zostaną podane w odrębnym komunikacie.</p>`,
  (content) =>
    content.replaceAll('pokój nr 12', 'pokój nr 3').replaceAll('14 dni', '7 dni').replaceAll('15:30', '15:00'),
  (content) => `<p>Tekst w trakcie uzgodnień z kierownikami referatów.</p>${content}`,
];

/** Articles with a text of their own. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  'Uchwała nr XXIII/187/2026 w sprawie budżetu gminy na rok 2027': [
    '<p>Na podstawie art. 18 ust. 2 pkt 4 ustawy z dnia 8 marca 1990 r. o samorządzie gminnym Rada Gminy Jasionka uchwala, co następuje:</p>',
    '<h2>§ 1. Dochody i wydatki</h2><p>Ustala się dochody w wysokości 68\u00a0214\u00a0500\u00a0zł i wydatki w wysokości 71\u00a0904\u00a0300\u00a0zł.</p>',
    '<table><thead><tr><th scope="col">Dział</th><th scope="col">Nazwa</th><th scope="col">Wydatki, zł</th></tr></thead><tbody><tr><td>600</td><td>Transport i łączność</td><td class="ql-align-right">9\u00a0870\u00a0000,00</td></tr><tr><td>801</td><td>Oświata i wychowanie</td><td class="ql-align-right">28\u00a0412\u00a0000,00</td></tr><tr><td>900</td><td>Gospodarka komunalna</td><td class="ql-align-right">7\u00a0535\u00a0500,00</td></tr><tr><td>926</td><td>Kultura fizyczna</td><td class="ql-align-right">1\u00a0218\u00a0200,00</td></tr></tbody></table>',
    '<h2>§ 2. Zadania inwestycyjne</h2><ul><li>rozbudowa Szkoły Podstawowej w Borku: 6\u00a0400\u00a0000\u00a0zł,</li><li>przebudowa drogi w Woli Jasieńskiej: 3\u00a0150\u00a0000\u00a0zł,</li><li>kanalizacja w Zalesiu, etap II: 2\u00a0900\u00a0000\u00a0zł.</li></ul>',
    '<h2>§ 3</h2><p>Wykonanie uchwały powierza się Wójtowi Gminy Jasionka. Uchwała wchodzi w życie 1 stycznia 2027 r.</p>',
  ],
};

/** Body of a Polish demo article, as it stands or so many versions ago. One with a text of its own lacked its last paragraphs then. */
export function demoText(kind: DemoKind, title: string, older = 0): DemoText {
  const { shortDescription, body, author, entity } = texts[kind];
  const own = bodies[title];
  const content =
    own === undefined
      ? former.slice(0, older).reduce((text, change) => change(text), body.join(''))
      : own.slice(0, own.length - older).join('');
  return { shortDescription: (demoLeads[title] ?? shortDescription(title)).slice(0, 200), content, author, entity };
}

/** Body of an English demo article. */
export function demoEnglishText(title: string): Pick<DemoText, 'shortDescription' | 'content'> {
  return {
    shortDescription: `${title}: a summary in English.`.slice(0, 200),
    content:
      '<p>This is a summary of the Polish document. The Polish version is the binding one.</p><p>Questions are answered by the Commune Office, ul. Rynek 1, Monday to Friday, 7:30–15:30.</p>',
  };
}
