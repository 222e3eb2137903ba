// Menus of the demonstration office, in all of its languages.

interface CategoryOptions {
  /** The Polish texts were changed after the English ones. */
  isOutdated?: boolean;
  isHidden?: boolean;
  /** Where it leads out. */
  url?: string;
  children?: readonly DemoCategory[];
}

export interface DemoCategory extends CategoryOptions {
  key: string;
  name: string;
  english: string;
  ukrainian: string;
}

const category = (
  key: string,
  name: string,
  english: string,
  ukrainian: string,
  options: CategoryOptions = {},
): DemoCategory => ({ key, name, english, ukrainian, ...options });

export const demoVerticalMenu: readonly DemoCategory[] = [
  category('urzad', 'Urząd Gminy', 'Commune Office', 'Управління гміни', {
    children: [
      category('kierownictwo', 'Kierownictwo urzędu', 'Management', 'Керівництво управління'),
      category('referaty', 'Referaty i stanowiska', 'Departments', 'Відділи та посади'),
      category('regulaminy', 'Statut i regulaminy', 'Statutes and regulations', 'Статут і регламенти'),
      category('praca', 'Praca w urzędzie', 'Job vacancies', 'Робота в управлінні'),
    ],
  }),
  category('rada', 'Rada Gminy', 'Commune Council', 'Рада гміни', {
    children: [
      category('uchwaly', 'Uchwały Rady Gminy', 'Resolutions', 'Рішення ради гміни'),
      category('sesje', 'Sesje i posiedzenia', 'Sessions', 'Сесії та засідання'),
      category('radni', 'Radni', 'Councillors', 'Депутати ради'),
      category('oswiadczenia', 'Oświadczenia majątkowe', 'Financial disclosures', 'Майнові декларації'),
    ],
  }),
  category('prawo', 'Prawo lokalne', 'Local law', 'Місцеве право', {
    children: [
      category('zarzadzenia', 'Zarządzenia Wójta', 'Orders of the Mayor', 'Розпорядження війта'),
      category('podatki', 'Podatki i opłaty', 'Taxes and charges', 'Податки та збори'),
      category('plany', 'Planowanie przestrzenne', 'Local plans', 'Просторове планування', { isOutdated: true }),
    ],
  }),
  category('finanse', 'Finanse i mienie', 'Finance and property', 'Фінанси та майно', {
    children: [
      category('budzet', 'Budżet gminy', 'Budget', 'Бюджет гміни'),
      category('majatek', 'Majątek gminy', 'Commune property', 'Майно гміни'),
      category('nieruchomosci', 'Sprzedaż i dzierżawa nieruchomości', 'Real estate', 'Продаж та оренда нерухомості'),
    ],
  }),
  category('sprawy', 'Załatwianie spraw', 'How to get things done', 'Як вирішити справу', {
    children: [
      category('karty', 'Karty usług', 'Service cards', 'Картки послуг'),
      category('rejestry', 'Rejestry i ewidencje', 'Registers', 'Реєстри', { isHidden: true }),
      category('srodowisko', 'Ochrona środowiska', 'Environment', 'Охорона довкілля'),
      category('puste', 'Archiwum druków', 'Old forms', 'Архів бланків'),
      category('mapa', 'Mapa gminy', 'Map of the commune', 'Карта гміни', { url: 'https://mapa.jasionka.example' }),
    ],
  }),
];

export const demoHorizontalMenu: readonly DemoCategory[] = [
  category('aktualnosci', 'Aktualności', 'News', 'Новини'),
  category('zamowienia', 'Zamówienia publiczne', 'Public procurement', 'Публічні закупівлі'),
  category('ogloszenia', 'Ogłoszenia', 'Announcements', 'Оголошення'),
  category('konsultacje', 'Konsultacje społeczne', 'Public consultations', 'Громадські консультації'),
];
