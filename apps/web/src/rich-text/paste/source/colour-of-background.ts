// Text in the colour of what is behind it: nobody saw it in the source. It stays and can be seen, so that its editor decides.

type Colour = readonly [number, number, number];

const white: Colour = [255, 255, 255];
const named: Readonly<Record<string, Colour>> = { white, black: [0, 0, 0], transparent: white };
/** Differences that an eye does not see. */
const tolerance = 12;
const maxExcerpt = 60;

/** Takes the colour away. Returns the beginnings of such texts. */
export function showPaleText(body: HTMLElement): string[] {
  const found: string[] = [];
  for (const part of body.querySelectorAll<HTMLElement>('[style*="color" i]')) {
    if (part.style.color === '' || part.matches('table, tbody, tr')) continue;
    const ink = colourOf(part.style.color);
    const isSeen = part.style.color !== 'transparent' && (ink === undefined || !isAlike(ink, behind(part)));
    if (isSeen) continue;
    part.style.color = '';
    const text = [...part.childNodes]
      .map((node) => node.textContent)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (/[\p{L}\p{N}]/u.test(text)) found.push(text.length > maxExcerpt ? `${text.slice(0, maxExcerpt)}…` : text);
  }
  return found;
}

function behind(part: HTMLElement): Colour {
  for (let one: HTMLElement | null = part; one; one = one.parentElement) {
    const colour = one.style.backgroundColor || one.getAttribute('bgcolor') || '';
    if (colour !== '' && !/^(?:transparent|initial|inherit)$/i.test(colour)) return colourOf(colour) ?? white;
  }
  return white;
}

function colourOf(colour: string): Colour | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  const rgb = hex ? hex.slice(1).map((one) => Number.parseInt(one, 16)) : colour.match(/\d+/g)?.map(Number);
  const [red, green, blue] = colour.startsWith('rgb') || hex ? (rgb ?? []) : (named[colour.toLowerCase()] ?? []);
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

const isAlike = (one: Colour, other: Colour) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= tolerance);
