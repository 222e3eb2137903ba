// What the demonstration's published articles say in one sentence, by their titles.
export const demoLeads: Readonly<Record<string, string>> = {
  'Uchwała nr XXIII/187/2026 w sprawie budżetu gminy na rok 2027':
    'Dochody 68,2 mln zł, wydatki 71,9 mln zł. Największe zadania: szkoła w Borku, droga w Woli Jasieńskiej i kanalizacja w Zalesiu.',
  'Uchwała nr XXIII/188/2026 w sprawie stawek podatku od nieruchomości':
    'Stawki na 2027 rok. Podatek od budynków mieszkalnych pozostaje bez zmian, od gruntów rośnie o 2 grosze za metr.',
  'Uchwała nr XXII/181/2026 w sprawie regulaminu utrzymania czystości i porządku':
    'Pięć pojemników zamiast czterech od 1 stycznia 2027 r. i odbiór bioodpadów co tydzień od kwietnia do października.',
  'Uchwała nr XXII/179/2026 w sprawie programu współpracy z organizacjami pozarządowymi':
    'Na otwarte konkursy ofert w 2027 roku gmina przeznacza 180 000 zł, najwięcej na sport dzieci i młodzieży.',
  'Oświadczenia majątkowe radnych za rok 2025':
    'Oświadczenia piętnastu radnych kadencji 2024–2029, w kolejności alfabetycznej.',
  'Oświadczenia majątkowe kierowników jednostek organizacyjnych za rok 2025':
    'Oświadczenia dyrektorów szkół oraz kierowników GOPS, biblioteki i zakładu komunalnego.',
  'Rejestr działalności regulowanej w zakresie odbierania odpadów komunalnych':
    'Przedsiębiorcy, którzy mogą odbierać odpady od właścicieli nieruchomości w gminie. Obecnie cztery wpisy.',
  'Sprawozdanie z wykonania budżetu za I półrocze 2026':
    'Dochody wykonano w 51%, wydatki w 44%. Zestawienie według działów i zadań inwestycyjnych.',
  'Sprawozdanie roczne z wykonania budżetu gminy za 2025 rok':
    'Rok zamknięto nadwyżką 1,2 mln zł. Sprawozdanie z tabelami dochodów, wydatków i zadłużenia.',
  'Informacja o stanie mienia komunalnego za 2025 rok':
    'Grunty, budynki i drogi gminy na 31 grudnia 2025 r. oraz zmiany w ciągu roku.',
  'Ogłoszenie o przetargu: przebudowa drogi gminnej w Woli Jasieńskiej':
    'Przebudowa 1,8 km drogi z chodnikiem i oświetleniem. Oferty do 11 grudnia 2026 r., godz. 10:00.',
  'Ogłoszenie o przetargu: dostawa energii elektrycznej na lata 2027–2028':
    'Energia dla szkół, urzędu i oświetlenia ulic, łącznie 1,4 GWh rocznie. Oferty do 7 grudnia 2026 r.',
  'Informacja o wyborze najkorzystniejszej oferty: zimowe utrzymanie dróg':
    'Wybrano ofertę za 214 500 zł, najtańszą z trzech. Umowa obejmuje sezon 2026/2027.',
  'Plan postępowań o udzielenie zamówień na rok 2026':
    'Dwanaście postępowań z przewidywaną wartością i kwartałem wszczęcia.',
  'Zarządzenie nr 112/2026 Wójta Gminy w sprawie powołania komisji przetargowej':
    'Komisja do przebudowy drogi w Woli Jasieńskiej: przewodnicząca i trzech członków.',
  'Zarządzenie nr 108/2026 Wójta Gminy w sprawie regulaminu pracy zdalnej':
    'Praca zdalna do dwóch dni w tygodniu na wniosek pracownika. Sala obsługi mieszkańców działa bez zmian.',
  'Zarządzenie nr 97/2026 Wójta Gminy w sprawie inwentaryzacji rocznej':
    'Spis z natury środków trwałych i magazynów od 1 do 31 grudnia 2026 r.',
  'Nabór na stanowisko: inspektor ds. księgowości budżetowej':
    'Pełny etat w Referacie Finansów od stycznia 2027 r. Dokumenty do 4 grudnia 2026 r.',
  'Nabór na stanowisko: pracownik socjalny':
    'Pełny etat w Gminnym Ośrodku Pomocy Społecznej, praca w terenie. Dokumenty do 1 grudnia 2026 r.',
  'Wyniki naboru: podinspektor ds. ewidencji ludności':
    'Wybrano jedną z pięciu osób, które spełniły wymagania formalne.',
  'Obwieszczenie o wyłożeniu projektu planu miejscowego „Jasionka Północ”':
    'Projekt planu dla 46 ha między drogą powiatową a lasem. Uwagi można składać do 18 grudnia 2026 r.',
  'Obwieszczenie o wszczęciu postępowania w sprawie decyzji środowiskowej':
    'Budowa farmy fotowoltaicznej o mocy 2 MW w obrębie Borek. Akta można przeglądać w pokoju nr 7.',
  'Harmonogram odbioru odpadów komunalnych na rok 2026':
    'Terminy odbioru pięciu frakcji dla każdej miejscowości i dni otwarcia PSZOK.',
  'Dotacje do wymiany źródeł ciepła: nabór wniosków':
    'Do 6 000 zł na wymianę pieca. Wnioski przyjmujemy do wyczerpania 120 000 zł.',
  'Karta usługi: wydanie dowodu osobistego':
    'Wniosek złożysz w każdym urzędzie gminy albo przez internet. Dowód jest bezpłatny.',
  'Karta usługi: wpis do rejestru wyborców':
    'Dla osób, które mieszkają w gminie bez stałego zameldowania. Decyzja w 5 dni, bez opłat.',
  'Karta usługi: zwrot podatku akcyzowego dla rolników':
    'Wnioski w lutym i sierpniu, z fakturami za paliwo z ostatnich sześciu miesięcy.',
  'Karta usługi: zezwolenie na zajęcie pasa drogowego':
    'Wniosek z planem sytuacyjnym na miesiąc przed zajęciem drogi gminnej.',
  'Statut Gminy Jasionka (tekst jednolity)':
    'Ustrój gminy, zasady pracy rady i jej komisji, jednostki pomocnicze. Tekst ze zmianami.',
  'Regulamin organizacyjny Urzędu Gminy Jasionka':
    'Referaty i stanowiska urzędu, ich zadania oraz zasady podpisywania pism.',
  'Skład osobowy Rady Gminy w kadencji 2024–2029':
    'Piętnaścioro radnych, ich okręgi, kluby i komisje, w których pracują.',
  'Porządek obrad XXIV sesji Rady Gminy Jasionka':
    'Sesja 27 listopada 2026 r. o godz. 10:00 w sali konferencyjnej urzędu, transmisja na żywo.',
  'Protokół z XXII sesji Rady Gminy Jasionka': 'Przebieg obrad, podjęte uchwały i imienne wyniki jedenastu głosowań.',
  'Wykaz nieruchomości przeznaczonych do dzierżawy w Jasionce i Borku':
    'Sześć działek rolnych o łącznej powierzchni 4,3 ha, na trzy lata. Wykaz wywieszono na 21 dni.',
  'Kierownictwo Urzędu Gminy Jasionka': 'Wójt, zastępca wójta, sekretarz i skarbnik: numery telefonów i dni przyjęć.',
};

/** Why an article got a new version, by its title, from the second version on; the last one holds for the rest. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'Uchwała nr XXIII/187/2026 w sprawie budżetu gminy na rok 2027': [
    'uzupełniono załącznik z planem dochodów',
    'poprawiono kwotę w dziale 801',
  ],
  'Statut Gminy Jasionka (tekst jednolity)': [
    'nowa komisja skarg i wniosków',
    'zmiana nazwy sołectwa',
    'tekst jednolity',
  ],
  'Karta usługi: wydanie dowodu osobistego': ['wniosek można złożyć przez internet'],
  'Oświadczenia majątkowe radnych za rok 2025': ['dodano korektę oświadczenia'],
};

export function demoReason(title: string, version: number): string | null {
  if (version === 1) return null;
  const own = reasons[title] ?? ['aktualizacja danych'];
  return own[Math.min(version - 2, own.length - 1)] ?? null;
}
