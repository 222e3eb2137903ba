// Scalable pictures are documents that can run. What is stored as a picture of the site is cleaned; an attachment that could run is refused.
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const elements = [
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'title',
    'desc',
    'metadata',
    'switch',
    'marker',
    'mask',
    'pattern',
    'clipPath',
  ],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'style', 'a', 'view'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
];

/** What drawing programs write beside the picture: their own elements, thrown away without a word. */
const foreign = /^(?:sodipodi|inkscape|rdf|cc|dc|i|x|sketch|serif|figma|xmp\w*):/i;
const linkAttributes = /^(?:xlink:)?href$/i;
const safeLink = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;
const unsafeStyle = /@import|expression\s*\(|javascript:|url\s*\(\s*['"]?\s*(?!#|data:image\/(?:png|jpe?g|gif|webp);)/i;

/** Its text goes through as it is, so an escape in it would hide what it says. */
const styleElement = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi;

function isSafe(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  if (linkAttributes.test(name)) return safeLink.test(value.trim());
  return !/javascript:|vbscript:/i.test(value.replaceAll(/\s/g, '')) && !unsafeStyle.test(value);
}

export interface CleanedSvg {
  text: string;
  /** Whether something was taken out that could run or call another site. */
  wasUnsafe: boolean;
}

export function cleanSvg(source: string): CleanedSvg {
  let wasUnsafe = /<!ENTITY|<!ATTLIST|<\?xml-stylesheet/i.test(source);
  const options: IOptions = {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: elements,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    nonTextTags: ['script', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe', 'object', 'embed'],
    nestingLimit: 200,
    transformTags: {
      '*': (tagName, attribs) => {
        if (!elements.includes(tagName) && !foreign.test(tagName)) wasUnsafe = true;
        const kept = Object.entries(attribs).filter(([name, value]) => isSafe(name, value));
        // a link to a page is harmless in a document, and of no use in a picture
        const lost = Object.entries(attribs).filter(([name, value]) => !isSafe(name, value));
        if (lost.some(([name, value]) => !(linkAttributes.test(name) && /^https?:/i.test(value) && tagName === 'a')))
          wasUnsafe = true;
        return { tagName, attribs: Object.fromEntries(kept) };
      },
    },
  };
  const styled = source.replaceAll(styleElement, (element) => {
    if (!unsafeStyle.test(element) && !/[&\\]/.test(element)) return element;
    wasUnsafe = true;
    return '';
  });
  const text = sanitizeHtml(styled, options).trim();
  return { text, wasUnsafe };
}
