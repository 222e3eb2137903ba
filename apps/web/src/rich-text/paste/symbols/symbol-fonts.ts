// Characters of the fonts of symbols by their codes. A letter in such a font is a sign, which no other font shows.

/** Characters in a row from a code on; a blank is a code that is left open. */
type Run = readonly [from: number, characters: string];

const symbol: readonly Run[] = [
  [0x21, '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪'],
  [0xf1, '〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
];

const wingdings: readonly Run[] = [
  [0x21, '✏✂✁'],
  [0x28, '☎✆✉'],
  [0x36, '⌛'],
  [0x3e, '✇✍'],
  [0x41, '✌'],
  [0x45, '☜☞☝☟'],
  [0x4a, '☺'],
  [0x4c, '☹'],
  [0x4e, '☠'],
  [0x51, '✈☼'],
  [0x54, '❄'],
  [0x56, '✞'],
  [0x58, '✠✡☪☯'],
  [0x5d, '☸♈♉♊♋♌♍♎♏♐♑♒♓'],
  [0x6a, '&&●❍■□□❑❒◆◆◆❖◆⌧'],
  [0x7a, '⌘'],
  [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
  [0x9e, '·•▪○'],
  [0xa4, '◉◎'],
  [0xa7, '▪□'],
  [0xaa, '✦★✶✴✹✵'],
  [0xb5, '✪✰'],
  [0xd5, '⌫⌦'],
  [0xd8, '➢'],
  [0xdc, '➲'],
  [0xdf, '←→↑↓↖↗↙↘←➔↑↓↖↗↙↘⇦⇨⇧⇩'],
  [0xfb, '✗✓☒☑'],
];

const wingdings2: readonly Run[] = [
  [0x4f, '✗✓☒☑☒'],
  [0x97, '•●'],
  [0xa0, '▪▪■□'],
];

const webdings: readonly Run[] = [
  [0x33, '◀▶▲▼'],
  [0x61, '✓'],
  [0x63, '□'],
  [0x67, '■'],
  [0x6e, '●'],
  [0x72, '✗'],
];

const fonts = new Map(
  Object.entries({ symbol, wingdings, 'wingdings 2': wingdings2, 'wingdings 3': [], webdings }).map(([name, runs]) => [
    name,
    new Map(runs.flatMap(([from, characters]) => [...characters].map((one, at): [number, string] => [from + at, one]))),
  ]),
);

/** The font of symbols that a list of fonts begins with. */
export function symbolFont(families: string): string | undefined {
  const [first = ''] = families.split(',');
  const name = first.replaceAll(/["']/g, '').trim().toLowerCase();
  return fonts.has(name) ? name : undefined;
}

/** What Windows-1250 and 1252 write for the codes beyond ASCII: programs put the letter on the clipboard instead of the code. */
const codes = new Map(
  ['windows-1252', 'windows-1250'].flatMap((encoding) => {
    const decoder = new TextDecoder(encoding);
    return Array.from({ length: 0x80 }, (_, at): [string, number] => [
      decoder.decode(Uint8Array.of(0x80 + at)),
      0x80 + at,
    ]);
  }),
);

/** Codes of fonts of symbols in Unicode's private area. */
const privateFrom = 0xf000;

/** The sign that a character of the font is; undefined where Unicode has none that is known here. */
export function signOf(character: string, font: string): string | undefined {
  const point = character.codePointAt(0) ?? 0;
  const isPrivate = point >= privateFrom && point <= privateFrom + 0xff;
  const code = isPrivate ? point - privateFrom : point < 0x80 ? point : codes.get(character);
  return code === undefined ? undefined : fonts.get(font)?.get(code);
}

/** Signs of the private area whose font is not known, as texts from a PDF have them. */
export function withKnownSigns(text: string): string {
  return text.replaceAll(/[\uf020-\uf0ff]/g, (one) => (one === '\uf0b7' ? '•' : (signOf(one, 'wingdings') ?? one)));
}
