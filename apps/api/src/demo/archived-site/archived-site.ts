// The archived bulletin of the demonstration office: what it published until it got this editorial office. All of it is made up.

export interface ArchivedFile {
  name: string;
  title: string;
  lines: readonly string[];
}

export interface ArchivedPage {
  /** From the root, with a slash before each part; '' is the root. */
  path: string;
  title: string;
  text: readonly string[];
  /** When it was last changed, as a date. */
  changed: string;
  pages: readonly ArchivedPage[];
  files: readonly ArchivedFile[];
}

interface Draft {
  slug: string;
  title: string;
  text?: string;
  changed?: string;
  pages?: readonly Draft[];
  files?: readonly ArchivedFile[];
}

const years = [2012, 2013, 2014];

function budget(year: number): Draft {
  return {
    slug: String(year),
    title: `Budżet gminy na ${year} rok`,
    text: `Uchwała budżetowa na ${year} rok wraz ze sprawozdaniem z jej wykonania. Dochody i wydatki podano w złotych.`,
    changed: `${year + 1}-04-30`,
    files: [
      {
        name: `uchwala-budzetowa-${year}.pdf`,
        title: `Uchwała budżetowa na ${year} rok`,
        lines: [`Dochody: ${18 + year - 2012} 450 000 zł`, `Wydatki: ${19 + year - 2012} 120 000 zł`],
      },
      {
        name: `wykonanie-budzetu-${year}.csv`,
        title: `Wykonanie budżetu za ${year} rok`,
        lines: ['Oświata;7120400', 'Pomoc społeczna;3415900', 'Drogi gminne;1980250', 'Kultura;612000'],
      },
    ],
  };
}

function tenders(year: number): Draft {
  return {
    slug: String(year),
    title: `Zamówienia publiczne ${year}`,
    text: `Ogłoszenia o zamówieniach z ${year} roku, specyfikacje i wyniki postępowań.`,
    changed: `${year}-12-18`,
    files: [
      {
        name: 'przebudowa-drogi-siwz.pdf',
        title: 'Przebudowa drogi gminnej – specyfikacja',
        lines: ['Specyfikacja istotnych warunków zamówienia', 'Tryb: przetarg nieograniczony'],
      },
    ],
  };
}

function session(year: number, roman: string): Draft {
  return {
    slug: `sesja-${roman.toLowerCase()}-${year}`,
    title: `Sesja ${roman}/${year} Rady Gminy`,
    text: 'Porządek obrad, protokół oraz podjęte uchwały.',
    changed: `${year}-11-28`,
    files: [
      {
        name: `protokol-${roman.toLowerCase()}.pdf`,
        title: `Protokół z sesji ${roman}/${year}`,
        lines: ['Obrady otworzył Przewodniczący Rady Gminy.', 'Stwierdzono wymagane quorum.'],
      },
    ],
  };
}

const root: Draft = {
  slug: '',
  title: 'Biuletyn Informacji Publicznej Gminy Jasionka – archiwum',
  text: 'Strony opublikowane do 31 grudnia 2015 r. Nie są już zmieniane; bieżące informacje są w nowym Biuletynie.',
  pages: [
    {
      slug: 'urzad-gminy',
      title: 'Urząd Gminy',
      text: 'Urząd Gminy Jasionka, ul. Rynek 1. Wójt gminy, referaty i sprawy załatwiane w urzędzie.',
      pages: [
        { slug: 'wojt', title: 'Wójt gminy', text: 'Zakres zadań i dyżury wójta w kadencji 2010–2014.' },
        {
          slug: 'referaty',
          title: 'Referaty',
          text: 'Podział zadań między referaty urzędu.',
          pages: [
            { slug: 'finanse', title: 'Referat Finansów', text: 'Podatki i opłaty lokalne, księgowość budżetowa.' },
            { slug: 'inwestycje', title: 'Referat Inwestycji', text: 'Drogi, wodociągi i budynki gminne.' },
            { slug: 'sprawy-obywatelskie', title: 'Referat Spraw Obywatelskich', text: 'Ewidencja ludności i dowody.' },
          ],
        },
        { slug: 'budzet', title: 'Budżet i majątek', text: 'Budżety kolejnych lat.', pages: years.map(budget) },
        {
          slug: 'zamowienia',
          title: 'Zamówienia publiczne',
          text: 'Postępowania według lat.',
          pages: years.map(tenders),
        },
        {
          slug: 'oswiadczenia-majatkowe',
          title: 'Oświadczenia majątkowe',
          text: 'Oświadczenia osób pełniących funkcje publiczne, usuwane po upływie okresu publikacji.',
          pages: years.map((year) => ({
            slug: String(year),
            title: `Oświadczenia majątkowe za ${year} rok`,
            files: [
              {
                name: `oswiadczenie-wojta-${year}.pdf`,
                title: `Oświadczenie majątkowe wójta za ${year} rok`,
                lines: ['Część A: zasoby pieniężne', 'Część B: adres zamieszkania (niejawna)'],
              },
            ],
          })),
        },
        {
          slug: 'nabor',
          title: 'Nabór na stanowiska',
          text: 'Ogłoszenia o wolnych stanowiskach.',
          pages: years.map((year) => ({
            slug: `wyniki-${year}`,
            title: `Wyniki naboru w ${year} roku`,
            text: 'Imiona i nazwiska wybranych kandydatów, usuwane po trzech miesiącach.',
          })),
        },
      ],
    },
    {
      slug: 'rada-gminy',
      title: 'Rada Gminy',
      text: 'Skład rady, komisje, sesje i uchwały.',
      pages: [
        { slug: 'radni', title: 'Radni', text: 'Piętnastu radnych wybranych 21 listopada 2010 r.' },
        { slug: 'komisje', title: 'Komisje', text: 'Komisja rewizyjna, budżetowa oraz oświaty i kultury.' },
        {
          slug: 'sesje',
          title: 'Sesje',
          text: 'Protokoły i uchwały.',
          pages: [session(2012, 'XXI'), session(2013, 'XXXII'), session(2014, 'XLIV')],
        },
      ],
    },
    {
      slug: 'gops',
      title: 'Gminny Ośrodek Pomocy Społecznej',
      text: 'Świadczenia rodzinne, dodatki mieszkaniowe i praca socjalna.',
      pages: [
        {
          slug: 'swiadczenia',
          title: 'Świadczenia rodzinne',
          files: [{ name: 'wniosek-zasilek.pdf', title: 'Wniosek o zasiłek rodzinny', lines: ['Dane wnioskodawcy:'] }],
        },
        { slug: 'statut', title: 'Statut ośrodka', text: 'Statut nadany uchwałą Rady Gminy.' },
      ],
    },
    {
      slug: 'biblioteka',
      title: 'Gminna Biblioteka Publiczna',
      text: 'Regulamin wypożyczalni, filie i sprawozdania.',
      pages: [
        { slug: 'filie', title: 'Filie', text: 'Filia w Dąbrowie i filia w Zalesiu.' },
        { slug: 'sprawozdania', title: 'Sprawozdania', text: 'Liczba czytelników i wypożyczeń.' },
      ],
    },
    {
      slug: 'szkola-podstawowa',
      title: 'Szkoła Podstawowa w Jasionce',
      text: 'Statut szkoły, rekrutacja i plan finansowy.',
      pages: [
        { slug: 'statut', title: 'Statut szkoły', text: 'Tekst jednolity z 2013 r.' },
        { slug: 'rekrutacja', title: 'Rekrutacja', text: 'Terminy i zasady przyjęć do klas pierwszych.' },
      ],
    },
    { slug: 'kontakt', title: 'Redakcja archiwum', text: 'Pytania o archiwalne strony: archiwum@jasionka.example.' },
  ],
};

function placed(
  { slug, title, text, changed = '2015-12-31', pages = [], files = [] }: Draft,
  above: string,
): ArchivedPage {
  const path = slug === '' ? '' : `${above}/${slug}`;
  return {
    path,
    title,
    text: text === undefined ? [] : [text],
    changed,
    pages: pages.map((page) => placed(page, path)),
    files,
  };
}

export const archivedSite = placed(root, '');

/** A page with all below it, in the order of the menu. */
export function withSubpages(page: ArchivedPage): ArchivedPage[] {
  return [page, ...page.pages.flatMap(withSubpages)];
}
