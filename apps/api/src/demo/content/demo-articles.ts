// Articles of the demonstration office. Dates are days from the moment of seeding, so that the demo is never stale.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

export type DemoKind =
  | 'uchwala'
  | 'zarzadzenie'
  | 'przetarg'
  | 'nabor'
  | 'ogloszenie'
  | 'informacja'
  | 'karta'
  | 'sprawozdanie'
  | 'obwieszczenie';

export interface DemoArticle {
  title: string;
  kind: DemoKind;
  category: string;
  tags: readonly string[];
  status: ArticleStatus;
  /** Days since it was created. */
  age: number;
  /** Title in English, when the article is translated. */
  english?: string;
  /** Number of versions, 1 by default. */
  versions?: number;
}

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

function articles(
  status: ArticleStatus,
  rows: readonly (readonly [string, DemoKind, string, string, number, string?, number?])[],
) {
  return rows.map(
    ([title, kind, category, tags, age, english, versions]): DemoArticle => ({
      title,
      kind,
      category,
      tags: tags === '' ? [] : tags.split(', '),
      status,
      age,
      ...(english === undefined ? {} : { english }),
      ...(versions === undefined ? {} : { versions }),
    }),
  );
}

export const demoArticles: readonly DemoArticle[] = [
  ...articles(Published, [
    [
      'Uchwała nr XXIII/187/2026 w sprawie budżetu gminy na rok 2027',
      'uchwala',
      'uchwaly',
      'uchwały, budżet',
      3,
      'Resolution XXIII/187/2026 on the commune budget for 2027',
      3,
    ],
    [
      'Uchwała nr XXIII/188/2026 w sprawie stawek podatku od nieruchomości',
      'uchwala',
      'uchwaly',
      'uchwały, podatki',
      3,
      'Resolution XXIII/188/2026 on property tax rates',
    ],
    [
      'Uchwała nr XXII/181/2026 w sprawie regulaminu utrzymania czystości i porządku',
      'uchwala',
      'uchwaly',
      'uchwały, gospodarka odpadami',
      34,
    ],
    [
      'Uchwała nr XXII/179/2026 w sprawie programu współpracy z organizacjami pozarządowymi',
      'uchwala',
      'uchwaly',
      'uchwały, kultura',
      34,
    ],
    [
      'Oświadczenia majątkowe radnych za rok 2025',
      'informacja',
      'oswiadczenia',
      'oświadczenia majątkowe',
      204,
      'Financial disclosures of councillors for 2025',
      2,
    ],
    [
      'Oświadczenia majątkowe kierowników jednostek organizacyjnych za rok 2025',
      'informacja',
      'oswiadczenia',
      'oświadczenia majątkowe',
      203,
    ],
    [
      'Rejestr działalności regulowanej w zakresie odbierania odpadów komunalnych',
      'informacja',
      'rejestry',
      'gospodarka odpadami',
      321,
      'Register of regulated waste collection activity',
      4,
    ],
    [
      'Sprawozdanie z wykonania budżetu za I półrocze 2026',
      'sprawozdanie',
      'budzet',
      'budżet',
      81,
      'Report on budget execution in the first half of 2026',
    ],
    ['Sprawozdanie roczne z wykonania budżetu gminy za 2025 rok', 'sprawozdanie', 'budzet', 'budżet', 236],
    ['Informacja o stanie mienia komunalnego za 2025 rok', 'sprawozdanie', 'majatek', 'budżet', 235],
    [
      'Ogłoszenie o przetargu: przebudowa drogi gminnej w Woli Jasieńskiej',
      'przetarg',
      'zamowienia',
      'przetarg, drogi gminne',
      12,
      'Tender: reconstruction of the commune road in Wola Jasieńska',
    ],
    [
      'Ogłoszenie o przetargu: dostawa energii elektrycznej na lata 2027–2028',
      'przetarg',
      'zamowienia',
      'przetarg',
      18,
      'Tender: supply of electricity for 2027–2028',
    ],
    [
      'Informacja o wyborze najkorzystniejszej oferty: zimowe utrzymanie dróg',
      'przetarg',
      'zamowienia',
      'przetarg, drogi gminne',
      9,
    ],
    ['Plan postępowań o udzielenie zamówień na rok 2026', 'przetarg', 'zamowienia', 'przetarg', 300],
    [
      'Zarządzenie nr 112/2026 Wójta Gminy w sprawie powołania komisji przetargowej',
      'zarzadzenie',
      'zarzadzenia',
      'zarządzenia, przetarg',
      15,
    ],
    [
      'Zarządzenie nr 108/2026 Wójta Gminy w sprawie regulaminu pracy zdalnej',
      'zarzadzenie',
      'zarzadzenia',
      'zarządzenia',
      27,
    ],
    [
      'Zarządzenie nr 97/2026 Wójta Gminy w sprawie inwentaryzacji rocznej',
      'zarzadzenie',
      'zarzadzenia',
      'zarządzenia',
      48,
    ],
    [
      'Nabór na stanowisko: inspektor ds. księgowości budżetowej',
      'nabor',
      'praca',
      'nabór, budżet',
      6,
      'Vacancy: budget accounting inspector',
    ],
    ['Nabór na stanowisko: pracownik socjalny', 'nabor', 'praca', 'nabór, pomoc społeczna', 10],
    ['Wyniki naboru: podinspektor ds. ewidencji ludności', 'nabor', 'praca', 'nabór', 41],
    [
      'Obwieszczenie o wyłożeniu projektu planu miejscowego „Jasionka Północ”',
      'obwieszczenie',
      'plany',
      'urbanistyka',
      22,
      'Public display of the draft local plan “Jasionka Północ”',
    ],
    [
      'Obwieszczenie o wszczęciu postępowania w sprawie decyzji środowiskowej',
      'obwieszczenie',
      'srodowisko',
      'ochrona środowiska',
      16,
    ],
    [
      'Harmonogram odbioru odpadów komunalnych na rok 2026',
      'informacja',
      'srodowisko',
      'gospodarka odpadami',
      330,
      'Municipal waste collection schedule for 2026',
    ],
    ['Dotacje do wymiany źródeł ciepła: nabór wniosków', 'ogloszenie', 'srodowisko', 'ochrona środowiska, nabór', 65],
    ['Karta usługi: wydanie dowodu osobistego', 'karta', 'karty', '', 400, 'Service card: issuing an identity card', 2],
    ['Karta usługi: wpis do rejestru wyborców', 'karta', 'karty', 'wybory', 390],
    ['Karta usługi: zwrot podatku akcyzowego dla rolników', 'karta', 'karty', 'rolnictwo, podatki', 380],
    ['Karta usługi: zezwolenie na zajęcie pasa drogowego', 'karta', 'karty', 'drogi gminne', 370],
    [
      'Statut Gminy Jasionka (tekst jednolity)',
      'uchwala',
      'regulaminy',
      'uchwały',
      500,
      'Statute of the Jasionka Commune (consolidated text)',
      4,
    ],
    ['Regulamin organizacyjny Urzędu Gminy Jasionka', 'zarzadzenie', 'regulaminy', 'zarządzenia', 260],
    ['Skład osobowy Rady Gminy w kadencji 2024–2029', 'informacja', 'radni', 'sesja rady', 560],
    ['Porządek obrad XXIV sesji Rady Gminy Jasionka', 'informacja', 'sesje', 'sesja rady', 2],
    ['Protokół z XXII sesji Rady Gminy Jasionka', 'informacja', 'sesje', 'sesja rady', 30],
    [
      'Wykaz nieruchomości przeznaczonych do dzierżawy w Jasionce i Borku',
      'ogloszenie',
      'nieruchomosci',
      'dzierżawa',
      14,
    ],
    [
      'Kierownictwo Urzędu Gminy Jasionka',
      'informacja',
      'kierownictwo',
      '',
      540,
      'Management of the Jasionka Commune Office',
    ],
  ]),
  ...articles(Draft, [
    [
      'Nabór na stanowisko: podinspektor ds. ochrony środowiska',
      'nabor',
      'praca',
      'nabór, ochrona środowiska',
      1,
      'Vacancy: environmental protection sub-inspector',
    ],
    [
      'Zarządzenie nr 115/2026 Wójta Gminy w sprawie powołania zespołu ds. dostępności',
      'zarzadzenie',
      'zarzadzenia',
      'zarządzenia',
      1,
    ],
    [
      'Uchwała nr XXIV/190/2026 w sprawie zmian w budżecie gminy na rok 2026',
      'uchwala',
      'uchwaly',
      'uchwały, budżet',
      2,
    ],
    ['Ogłoszenie o konkursie na stypendia sportowe', 'ogloszenie', 'ogloszenia', 'sport', 2],
    [
      'Konsultacje projektu strategii rozwoju gminy do roku 2035',
      'ogloszenie',
      'konsultacje',
      '',
      4,
      'Consultation on the development strategy until 2035',
    ],
    ['Karta usługi: dodatek mieszkaniowy', 'karta', 'karty', 'pomoc społeczna', 5],
    ['Zapytanie ofertowe: serwis kotłowni w budynkach gminnych', 'przetarg', 'zamowienia', 'przetarg', 5],
    [
      'Taryfa za zbiorowe zaopatrzenie w wodę i odprowadzanie ścieków',
      'informacja',
      'podatki',
      'wodociągi i kanalizacja',
      7,
    ],
    ['Rejestr umów za III kwartał 2026', 'sprawozdanie', 'rejestry', '', 8],
  ]),
  ...articles(Confirmed, [
    ['Plan zagospodarowania przestrzennego: wyłożenie do wglądu, etap II', 'obwieszczenie', 'plany', 'urbanistyka', 6],
    [
      'Zarządzenie nr 114/2026 Wójta Gminy w sprawie procedury zgłoszeń wewnętrznych',
      'zarzadzenie',
      'zarzadzenia',
      'zarządzenia',
      4,
    ],
    [
      'Ogłoszenie o przetargu na sprzedaż działki nr 214/7 w Jasionce',
      'ogloszenie',
      'nieruchomosci',
      'przetarg',
      5,
      'Auction: plot 214/7 in Jasionka',
    ],
    [
      'Informacja o jakości wody przeznaczonej do spożycia, październik 2026',
      'informacja',
      'srodowisko',
      'wodociągi i kanalizacja',
      9,
    ],
    ['Sprawozdanie z działalności Gminnej Biblioteki Publicznej', 'sprawozdanie', 'referaty', 'kultura', 12],
  ]),
  ...articles(ToPublish, [
    ['Zimowe utrzymanie dróg gminnych: wykaz wykonawców i telefony', 'informacja', 'aktualnosci', 'drogi gminne', 3],
    [
      'Godziny pracy urzędu w okresie świątecznym',
      'informacja',
      'aktualnosci',
      '',
      2,
      'Opening hours during the holiday season',
    ],
    ['Harmonogram odbioru odpadów komunalnych na rok 2027', 'informacja', 'srodowisko', 'gospodarka odpadami', 4],
    ['Konsultacje programu opieki nad zwierzętami bezdomnymi', 'ogloszenie', 'konsultacje', 'ochrona środowiska', 3],
  ]),
  ...articles(Withdrawed, [
    [
      'Wzór wniosku o dofinansowanie przydomowych oczyszczalni (nieaktualny)',
      'karta',
      'srodowisko',
      'ochrona środowiska',
      120,
    ],
    ['Ogłoszenie o przetargu: budowa placu zabaw w Borku (unieważnione)', 'przetarg', 'zamowienia', 'przetarg', 60],
    ['Informacja o utrudnieniach w ruchu na ul. Szkolnej', 'informacja', 'aktualnosci', 'drogi gminne', 75],
  ]),
  ...articles(Archived, [
    ['Informacja o stanie mienia komunalnego za 2024 rok', 'sprawozdanie', 'majatek', 'budżet', 600],
    ['Nabór na stanowisko: skarbnik gminy', 'nabor', 'praca', 'nabór', 420],
    ['Harmonogram odbioru odpadów komunalnych na rok 2025', 'informacja', 'srodowisko', 'gospodarka odpadami', 690],
    ['Plan postępowań o udzielenie zamówień na rok 2025', 'przetarg', 'zamowienia', 'przetarg', 660],
    ['Ogłoszenie o wyborach sołeckich w Woli Jasieńskiej', 'ogloszenie', 'ogloszenia', 'wybory', 480],
    [
      'Obwieszczenie o przystąpieniu do sporządzenia planu ogólnego gminy',
      'obwieszczenie',
      'plany',
      'urbanistyka',
      520,
    ],
    ['Uchwała nr XI/92/2025 w sprawie budżetu gminy na rok 2026', 'uchwala', 'uchwaly', 'uchwały, budżet', 340],
  ]),
];
