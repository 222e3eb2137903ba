/** Joined with „ / ” or with a number they are like others. */
export const names = [
  'Rada',
  'Rada #2',
  'Rada #2 #1',
  'A / B',
  'A',
  "'yes'",
  '# null',
  '0x10',
  'Ziemia: "Ł" & <b>',
  '— ‘zażółć’ 🏛',
];
