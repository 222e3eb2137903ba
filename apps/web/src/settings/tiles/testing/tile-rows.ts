// Tiles of a list, and where they are.
export const list = '/ustawienia/kafle';
export const path = '/api/settings/tiles';

const row = (id: number, displayText: string) => ({
  id,
  displayText,
  title: `Kafel: ${displayText}`,
  linkType: 30,
  isActive: true,
  showFrom: null,
  showTo: null,
});
export const rows = [
  { ...row(1, 'Sprawy'), showTo: '2099-12-31T10:00:00.000Z' },
  row(2, 'Ogłoszenia'),
  row(3, 'Sesje'),
  row(4, 'Praca'),
];
