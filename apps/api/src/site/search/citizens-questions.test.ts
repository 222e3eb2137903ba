// What people ask a bulletin, and the page that should be the first they are shown: the search is judged by all of them together.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../demo/content/demo-articles.ts';
import { seedOffice } from '../../demo/seed/seed-office.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { buildSite } from '../host/site-server.ts';
import { indexDue } from './keep-index.ts';

/** The page by its text, as it is linked on the page of hits; `office` is the box with the data of the office. */
const questions: Readonly<Record<string, readonly string[]>> = {
  office: [
    'kto jest wójtem',
    'wójt',
    'kto jest zastępcą wójta',
    'skarbnik',
    'sekretarz gminy',
    'Maria Wiśniewska',
    'ewa lis',
    'godziny pracy',
    'godziny otwarcia urzędu',
    'kiedy czynny jest urząd',
    'w jakich godzinach przyjmuje urząd',
    'numer rachunku',
    'numer konta bankowego',
    'rachunek do wpłat',
    'telefon',
    'numer telefonu',
    'telefon do urzędu gminy',
    'kontakt',
    'email',
    'adres e-mail urzędu',
    'adres urzędu',
    'gdzie mieści się urząd',
    'e-doręczenia',
    'adres do doręczeń elektronicznych',
    'ePUAP',
    'skrytka epuap',
    'nip',
    'NIP gminy',
    'regon',
    'gdzie złożyć dokumenty',
    'sekretariat',
  ],
  'Zamówienia publiczne': ['zamówienia publiczne', 'zamowienia'],
  Ogłoszenia: ['ogłoszenia'],
  'Konsultacje społeczne': ['konsultacje', 'konsultacje społeczne'],
  'Praca w urzędzie': ['praca w urzędzie'],
  'Karty usług': ['karty usług'],
  'Zarządzenia Wójta': ['zarządzenia wójta', 'zarzadzenia'],
  'Uchwały Rady Gminy': ['uchwały rady gminy', 'uchwały'],
  'Oświadczenia majątkowe': ['oświadczenia majątkowe', 'oświadczenie majątkowe'],
  Radni: ['radni'],
  'Ochrona środowiska': ['ochrona środowiska'],
  'Podatki i opłaty': ['podatki i opłaty', 'podatki'],
  'Planowanie przestrzenne': ['planowanie przestrzenne'],
  'Budżet gminy': ['budżet gminy', 'budżet'],
  'Statut i regulaminy': ['regulaminy'],
  'Rejestr zmian': ['rejestr zmian'],
  'Mapa strony': ['mapa strony'],
  'Deklaracja dostępności': ['deklaracja dostępności'],
  'Ochrona danych osobowych': ['ochrona danych osobowych', 'dane osobowe'],
  'Ponowne wykorzystanie informacji': ['ponowne wykorzystanie informacji'],
  'Instrukcja korzystania z BIP': ['instrukcja korzystania'],
  'Uchwała nr XXIII/187/2026 w sprawie budżetu gminy na rok 2027': [
    'uchwała budżetowa 2027',
    'budżet 2027',
    'XXIII/187/2026',
  ],
  'Uchwała nr XXIII/188/2026 w sprawie stawek podatku od nieruchomości': [
    'podatek od nieruchomości',
    'stawki podatku od nieruchomości',
    'ile wynosi podatek od nieruchomości',
  ],
  'Uchwała nr XXII/181/2026 w sprawie regulaminu utrzymania czystości i porządku': [
    'utrzymanie czystości i porządku',
    'regulamin utrzymania czystości',
  ],
  'Uchwała nr XXII/179/2026 w sprawie programu współpracy z organizacjami pozarządowymi': [
    'organizacje pozarządowe',
    'program współpracy z organizacjami pozarządowymi',
  ],
  'Oświadczenia majątkowe radnych za rok 2025': ['oświadczenia majątkowe radnych', 'majątek radnych 2025'],
  'Sprawozdanie z wykonania budżetu za I półrocze 2026': ['wykonanie budżetu I półrocze 2026'],
  'Sprawozdanie roczne z wykonania budżetu gminy za 2025 rok': ['sprawozdanie roczne z wykonania budżetu'],
  'Informacja o stanie mienia komunalnego za 2025 rok': ['mienie komunalne', 'stan mienia komunalnego'],
  'Ogłoszenie o przetargu: przebudowa drogi gminnej w Woli Jasieńskiej': ['przebudowa drogi', 'przetarg droga'],
  'Ogłoszenie o przetargu: dostawa energii elektrycznej na lata 2027–2028': [
    'dostawa energii elektrycznej',
    'przetarg na prąd i energię',
  ],
  'Informacja o wyborze najkorzystniejszej oferty: zimowe utrzymanie dróg': [
    'zimowe utrzymanie dróg',
    'odśnieżanie i utrzymanie dróg zimą',
  ],
  'Plan postępowań o udzielenie zamówień na rok 2026': ['plan zamówień', 'plan postępowań'],
  'Zarządzenie nr 112/2026 Wójta Gminy w sprawie powołania komisji przetargowej': ['komisja przetargowa'],
  'Zarządzenie nr 108/2026 Wójta Gminy w sprawie regulaminu pracy zdalnej': ['praca zdalna', 'regulamin pracy zdalnej'],
  'Zarządzenie nr 97/2026 Wójta Gminy w sprawie inwentaryzacji rocznej': ['inwentaryzacja'],
  'Nabór na stanowisko: inspektor ds. księgowości budżetowej': ['inspektor księgowości', 'nabór na księgową budżetową'],
  'Nabór na stanowisko: pracownik socjalny': ['pracownik socjalny', 'praca pracownik socjalny'],
  'Wyniki naboru: podinspektor ds. ewidencji ludności': ['wyniki naboru', 'ewidencja ludności'],
  'Obwieszczenie o wyłożeniu projektu planu miejscowego „Jasionka Północ”': [
    'plan miejscowy',
    'plan miejscowy Jasionka Północ',
  ],
  'Obwieszczenie o wszczęciu postępowania w sprawie decyzji środowiskowej': ['decyzja środowiskowa'],
  'Harmonogram odbioru odpadów komunalnych na rok 2026': [
    'harmonogram odbioru odpadów',
    'kiedy odbiór śmieci i odpadów',
    'odbiór odpadów',
  ],
  'Dotacje do wymiany źródeł ciepła: nabór wniosków': ['dotacje', 'dotacja na wymianę pieca', 'wymiana źródła ciepła'],
  'Karta usługi: wydanie dowodu osobistego': ['dowód osobisty', 'jak wyrobić dowód osobisty', 'wydanie dowodu'],
  'Karta usługi: wpis do rejestru wyborców': ['rejestr wyborców'],
  'Karta usługi: zwrot podatku akcyzowego dla rolników': ['zwrot podatku akcyzowego', 'akcyza dla rolników'],
  'Karta usługi: zezwolenie na zajęcie pasa drogowego': ['zajęcie pasa drogowego'],
  'Statut Gminy Jasionka (tekst jednolity)': ['statut gminy', 'statut gminy Jasionka'],
  'Regulamin organizacyjny Urzędu Gminy Jasionka': ['regulamin organizacyjny'],
  'Skład osobowy Rady Gminy w kadencji 2024–2029': ['skład rady gminy'],
  'Porządek obrad XXIV sesji Rady Gminy Jasionka': ['porządek obrad', 'porządek obrad sesji'],
  'Protokół z XXII sesji Rady Gminy Jasionka': ['protokół z sesji'],
  'Wykaz nieruchomości przeznaczonych do dzierżawy w Jasionce i Borku': [
    'dzierżawa nieruchomości w Borku',
    'wykaz nieruchomości do dzierżawy',
  ],
};

let api: TestApi;
let site: FastifyInstance;

beforeAll(async () => {
  api = await startApi();
  await seedOffice(api.db, api.services, new Date());
  await indexDue(api.services);
  site = await buildSite(api.services, { stateAge: 60_000, maxValues: 1000 });
});
afterAll(async () => {
  await site.close();
  await api.stop();
});

/** The texts of what the page of hits leads to, from the top. */
async function shown(question: string): Promise<string[]> {
  const { body } = await site.inject({ url: `/szukaj?q=${encodeURIComponent(question)}` });
  const main = body.slice(body.indexOf('</form>', body.indexOf('<main')));
  const links = [
    ...main.matchAll(
      /<section class="answers"[^>]*><(?:dl|ul class="people)|<h2><a [^>]*>(.*?)<\/a>|<li><a [^>]*>(.*?)<\/a>/gs,
    ),
  ];
  return links.map(([, title, page]) => title ?? page ?? 'office');
}

test('what citizens ask is answered first', async () => {
  const asked = Object.entries(questions).flatMap(([page, all]) => all.map((question) => [question, page] as const));
  expect(asked.length).toBeGreaterThanOrEqual(100);
  const known = new Set(demoArticles.map(({ title }) => title));
  const ranks: [question: string, rank: number, first: string | undefined][] = [];
  for (const [question, page] of asked) {
    const links = await shown(question);
    ranks.push([question, links.indexOf(page) + 1, links[0]]);
    if (page.includes('/') || page.includes(':')) expect(known).toContain(page);
  }
  const reciprocal = ranks.reduce((sum, [, rank]) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
  expect(
    reciprocal,
    JSON.stringify(
      ranks.filter(([, rank]) => rank !== 1),
      null,
      1,
    ),
  ).toBeGreaterThanOrEqual(0.9);
});
