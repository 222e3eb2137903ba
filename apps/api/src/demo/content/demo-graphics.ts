// Drawings of the demonstration, made for it: a coat of arms with an ash tree, hills, and the marks of a project. No text, so that no font is needed.

const tree =
  '<path d="M105 150v50" stroke="#5b3a1e" stroke-width="12"/><circle cx="105" cy="105" r="46" fill="#2f7d3b"/>';
const shield = (content: string) =>
  `<path d="M15 15h180v110q0 70-90 105q-90-35-90-105z" fill="#f4d35e" stroke="#7a1f1f" stroke-width="8"/>${content}
    <path d="M25 190q80-45 160 0q-25 28-80 36q-55-8-80-36z" fill="#3f8f4c"/>`;

const star = 'M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z';
const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const [x, y] = [135 + 55 * Math.cos(angle), 90 + 55 * Math.sin(angle)];
  return `<path d="${star}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"/>`;
}).join('');

export interface DemoGraphic {
  fileName: string;
  /** Pixels of the picture on the site; the original is larger. */
  width: number;
  height: number;
  viewBox: string;
  drawing: string;
}

const arms = shield(tree);

export const demoGraphics = {
  bigLogo: { fileName: 'herb.png', width: 70, height: 80, viewBox: '0 0 210 240', drawing: arms },
  smallLogo: { fileName: 'herb-maly.png', width: 74, height: 74, viewBox: '-15 0 240 240', drawing: arms },
  background: {
    fileName: 'wzgorza.png',
    width: 1366,
    height: 240,
    viewBox: '0 0 1366 240',
    drawing: `<rect width="1366" height="240" fill="#cfe3f7"/><circle cx="1130" cy="70" r="38" fill="#f4d35e"/>
      <path d="M0 190q200-90 420-30t430-40t516 10v110H0z" fill="#9cc59f"/>
      <path d="M0 220q260-80 560-30t806-30v80H0z" fill="#5f9d68"/>`,
  },
} satisfies Record<string, DemoGraphic>;

/** The EU set, in its order. */
export const demoEuGraphics: readonly DemoGraphic[] = [
  {
    fileName: 'flaga-ue.png',
    width: 68,
    height: 45,
    viewBox: '0 0 270 180',
    drawing: `<rect width="270" height="180" fill="#039"/><g fill="#fc0">${stars}</g>`,
  },
  {
    fileName: 'flaga-polski.png',
    width: 72,
    height: 45,
    viewBox: '0 0 288 180',
    drawing:
      '<rect width="288" height="180" fill="#fff"/><path d="M0 90h288v90H0z" fill="#dc143c"/><path d="M1 1h286v178H1z" fill="none" stroke="#ccc"/>',
  },
];

/** Thumbnail of a film: the council's chamber. */
export const demoThumbnail: DemoGraphic = {
  fileName: 'sesja.png',
  width: 231,
  height: 130,
  viewBox: '0 0 924 520',
  drawing: `<rect width="924" height="520" fill="#d9e2ec"/><path d="M0 400h924v120H0z" fill="#8a5a34"/>
    <path d="M120 360q340-90 684 0v70H120z" fill="#6b4226"/><g fill="#16202e"><circle cx="280" cy="270" r="36"/>
    <circle cx="462" cy="255" r="36"/><circle cx="644" cy="270" r="36"/><path d="M230 350q50-80 100 0zM412 338q50-80 100 0zM594 350q50-80 100 0z"/></g>
    <svg x="402" y="40" width="120" height="137" viewBox="0 0 210 240">${arms}</svg>`,
};
