// Portraits of the demonstration's managers: drawn, since nobody of them exists.
import type { DemoGraphic } from './demo-graphics.ts';

function portrait(fileName: string, look: { back: string; hair: string; skin: string; coat: string; long: boolean }) {
  const { back, hair, skin, coat, long } = look;
  const locks = long ? `<path d="M62 88q0-58 53-58t53 58v62h-22V96H84v54H62z" fill="${hair}"/>` : '';
  return {
    fileName,
    width: 230,
    height: 230,
    viewBox: '0 0 230 230',
    drawing: `<rect width="230" height="230" fill="${back}"/>${locks}<path d="M20 230q8-66 70-74h50q62 8 70 74z" fill="${coat}"/>
      <path d="M97 140h36v26q-18 14-36 0z" fill="${skin}"/><ellipse cx="115" cy="100" rx="40" ry="48" fill="${skin}"/>
      <path d="M73 96q-2-52 42-52t42 52q-10-26-32-30-28 12-52 30z" fill="${hair}"/>
      <path d="M97 160l18 24 18-24 10 6-28 38-28-38z" fill="#fff"/>`,
  } satisfies DemoGraphic;
}

/** In the order of the managers. */
export const demoPortraits: readonly DemoGraphic[] = [
  portrait('maria-wisniewska.png', { back: '#dbe6f5', hair: '#5b3a1e', skin: '#f2cfb1', coat: '#0e2340', long: true }),
  portrait('tomasz-kania.png', { back: '#e6ecdd', hair: '#3a3a3a', skin: '#e9bf9c', coat: '#46536a', long: false }),
  portrait('ewa-lis.png', { back: '#f5e6dc', hair: '#a8672c', skin: '#f4d6be', coat: '#7a1f1f', long: true }),
  portrait('piotr-zajac.png', { back: '#e4e1ee', hair: '#8b8b8b', skin: '#e7c3a5', coat: '#24594a', long: false }),
];
