import { describe, expect, test } from 'vitest';
import { attachedDrawing, siteDrawing } from '../pictures/picture-limits.ts';
import { cleanSvg } from './svg.ts';
import { isSvg } from './svg-root.ts';

/** As Illustrator saves it, with what it needs to edit the drawing again. */
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="60px" height="40px" viewBox="0 0 60 40">
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:pgfRef  xlink:href="#adobe_illustrator_pgf">
		</i:pgfRef>
	</foreignObject>
	<g i:extraneous="self"><rect x="0" y="0" fill="#CC0000" width="60" height="40"/></g>
</switch>
<i:pgf  id="adobe_illustrator_pgf"><![CDATA[eJzsvWlz]]></i:pgf>
</svg>`;

const declaring = (declarations: string, inside = '') =>
  `<!DOCTYPE svg [${declarations}]><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test('a drawing of Illustrator is one, and safe as it is', () => {
  expect(isSvg(illustrator)).toBe(true);
  expect(cleanSvg(illustrator, attachedDrawing).wasUnsafe).toBe(false);
});

test('as a picture of the site it keeps its namespaces and its shapes, and no declaration', () => {
  const { text, wasUnsafe } = cleanSvg(illustrator, siteDrawing);
  expect(wasUnsafe).toBe(false);
  expect(text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(text).toContain('<rect x="0" y="0" fill="#CC0000"');
  expect(text).not.toMatch(/ENTITY|DOCTYPE|&ns_|foreignObject/);
});

describe('what an entity may hide is unsafe', () => {
  const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
    '',
  );
  test.each([
    ['another file', declaring('<!ENTITY a SYSTEM "file:///etc/passwd">', '<text>&a;</text>')],
    ['a public file', declaring('<!ENTITY a PUBLIC "x" "https://x.example/a">', '<text>&a;</text>')],
    ['a parameter entity', declaring('<!ENTITY % a "b"> %a;')],
    ['a billion laughs', declaring(`<!ENTITY l0 "ha">${laughs}`, '<text>&l9;</text>')],
    ['a quadratic growth', declaring(`<!ENTITY a "${'a'.repeat(1000)}">`, `<text>${'&a;'.repeat(2000)}</text>`)],
    ['a long value', declaring(`<!ENTITY a "${'a'.repeat(1001)}">`, '<text>&a;</text>')],
    ['many entities', declaring(Array.from({ length: 101 }, (_, index) => `<!ENTITY a${index} "b">`).join(''))],
    ['markup', declaring('<!ENTITY a "<script>alert(1)</script>">', '&a;')],
    ['markup in character references', declaring('<!ENTITY a "&#60;script>alert(1)&#60;/script>">', '&a;')],
    ['a quote', declaring(`<!ENTITY a '" onload="alert(1)'>`, '<g id="&a;"/>')],
    ['another meaning of a known one', declaring('<!ENTITY lt "&#38;#60;">', '&lt;')],
    ['a list of attributes', declaring('<!ATTLIST svg onload CDATA "alert(1)">')],
    ['a script as a link', declaring('<!ENTITY a "javascript:alert(1)">', '<a href="&a;"><path/></a>')],
    ['half of a script as a link', declaring('<!ENTITY a "java">', '<a href="&a;script:alert(1)"><path/></a>')],
    ['another site', declaring('<!ENTITY a "https://x.example/">', '<image href="&a;a.png"/>')],
    ['another site in a style', declaring('<!ENTITY a "https://x.example/">', '<style>a{fill:url(&a;)}</style>')],
    ['an import', declaring('<!ENTITY a "@import url(https://x.example)">', '<style>&a;</style>')],
    [
      'a namespace for scripts',
      declaring('<!ENTITY a "http://www.w3.org/1999/xhtml">', '<g xmlns:i="&a;"><i:script/></g>'),
    ],
    ['a handler', declaring('<!ENTITY a "b">', '<g onload="&a;"/>')],
  ])('%s', (_, source) => {
    expect(cleanSvg(source, attachedDrawing).wasUnsafe).toBe(true);
  });
});

test.each([
  ['HTML', '<foreignObject><body/></foreignObject>'],
  ['a handler', '<foreignObject x="0" onload="alert(1)"></foreignObject>'],
  ['HTML beside what Illustrator needs', '<foreignObject><i:pgfRef/><iframe/></foreignObject>'],
  ['two of them inside each other', '<foreignObject><foreignObject></foreignObject><script/></foreignObject>'],
])('foreign content with %s is unsafe', (_, inside) => {
  expect(cleanSvg(declaring('', inside), attachedDrawing).wasUnsafe).toBe(true);
});
