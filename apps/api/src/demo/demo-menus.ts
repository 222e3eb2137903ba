// Menus of the demonstration office, in all of its languages.

export interface DemoCategory {
  key: string;
  name: string;
  english: string;
  ukrainian: string;
  /** The Polish texts were changed after the English ones. */
  isOutdated?: boolean;
  isHidden?: boolean;
  /** Where it leads out. */
  url?: string;
  children?: readonly DemoCategory[];
}

export const demoVerticalMenu: readonly DemoCategory[] = [
  {
    key: 'urzad',
    name: 'Urząd Gminy',
    english: 'Commune Office',
    ukrainian: 'Управління гміни',
    children: [
      { key: 'kierownictwo', name: 'Kierownictwo urzędu', english: 'Management', ukrainian: 'Керівництво управління' },
      { key: 'referaty', name: 'Referaty i stanowiska', english: 'Departments', ukrainian: 'Відділи та посади' },
      {
        key: 'regulaminy',
        name: 'Statut i regulaminy',
        english: 'Statutes and regulations',
        ukrainian: 'Статут і регламенти',
      },
      { key: 'praca', name: 'Praca w urzędzie', english: 'Job vacancies', ukrainian: 'Робота в управлінні' },
    ],
  },
  {
    key: 'rada',
    name: 'Rada Gminy',
    english: 'Commune Council',
    ukrainian: 'Рада гміни',
    children: [
      { key: 'uchwaly', name: 'Uchwały Rady Gminy', english: 'Resolutions', ukrainian: 'Рішення ради гміни' },
      { key: 'sesje', name: 'Sesje i posiedzenia', english: 'Sessions', ukrainian: 'Сесії та засідання' },
      { key: 'radni', name: 'Radni', english: 'Councillors', ukrainian: 'Депутати ради' },
      {
        key: 'oswiadczenia',
        name: 'Oświadczenia majątkowe',
        english: 'Financial disclosures',
        ukrainian: 'Майнові декларації',
      },
    ],
  },
  {
    key: 'prawo',
    name: 'Prawo lokalne',
    english: 'Local law',
    ukrainian: 'Місцеве право',
    children: [
      {
        key: 'zarzadzenia',
        name: 'Zarządzenia Wójta',
        english: 'Orders of the Mayor',
        ukrainian: 'Розпорядження війта',
      },
      { key: 'podatki', name: 'Podatki i opłaty', english: 'Taxes and charges', ukrainian: 'Податки та збори' },
      {
        key: 'plany',
        name: 'Planowanie przestrzenne',
        english: 'Local plans',
        ukrainian: 'Просторове планування',
        isOutdated: true,
      },
    ],
  },
  {
    key: 'finanse',
    name: 'Finanse i mienie',
    english: 'Finance and property',
    ukrainian: 'Фінанси та майно',
    children: [
      { key: 'budzet', name: 'Budżet gminy', english: 'Budget', ukrainian: 'Бюджет гміни' },
      { key: 'majatek', name: 'Majątek gminy', english: 'Commune property', ukrainian: 'Майно гміни' },
      {
        key: 'nieruchomosci',
        name: 'Sprzedaż i dzierżawa nieruchomości',
        english: 'Real estate',
        ukrainian: 'Продаж та оренда нерухомості',
      },
    ],
  },
  {
    key: 'sprawy',
    name: 'Załatwianie spraw',
    english: 'How to get things done',
    ukrainian: 'Як вирішити справу',
    children: [
      { key: 'karty', name: 'Karty usług', english: 'Service cards', ukrainian: 'Картки послуг' },
      { key: 'rejestry', name: 'Rejestry i ewidencje', english: 'Registers', ukrainian: 'Реєстри', isHidden: true },
      { key: 'srodowisko', name: 'Ochrona środowiska', english: 'Environment', ukrainian: 'Охорона довкілля' },
      { key: 'puste', name: 'Archiwum druków', english: 'Old forms', ukrainian: 'Архів бланків' },
      {
        key: 'mapa',
        name: 'Mapa gminy',
        english: 'Map of the commune',
        ukrainian: 'Карта гміни',
        url: 'https://mapa.jasionka.example',
      },
    ],
  },
];

export const demoHorizontalMenu: readonly DemoCategory[] = [
  { key: 'aktualnosci', name: 'Aktualności', english: 'News', ukrainian: 'Новини' },
  { key: 'zamowienia', name: 'Zamówienia publiczne', english: 'Public procurement', ukrainian: 'Публічні закупівлі' },
  { key: 'ogloszenia', name: 'Ogłoszenia', english: 'Announcements', ukrainian: 'Оголошення' },
  {
    key: 'konsultacje',
    name: 'Konsultacje społeczne',
    english: 'Public consultations',
    ukrainian: 'Громадські консультації',
  },
];
