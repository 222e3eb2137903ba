// SVG may contain scripts and links. Pictures of the site are sanitised; unsafe attachments are refused.
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import type { DrawingLimits } from '../pictures/picture-limits.ts';
import { withoutEntities } from './svg-entities.ts';
import { SvgMeter } from './svg-meter.ts';
import { hasUnknownEncoding } from './xml-pages.ts';

const elements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'marker', 'mask', 'pattern', 'clipPath'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'style', 'a', 'view'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
];

/** Data of drawing programs, among it the author's name: removed, but not unsafe. */
const ignoredElements = /^(?:metadata$|(?:sodipodi|inkscape|rdf|cc|dc|i|x|sketch|serif|figma|xmp\w*):)/i;
/** XLink may be bound to any prefix. */
const linkAttributes = /^(?:[^:]+:)?href$/i;
const safeLink = /^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;
const unsafeStyle = /@import|expression\s*\(|javascript:|url\s*\(\s*['"]?\s*(?!#|data:image\/(?:png|jpe?g|gif|webp);)/i;

/** Binds a prefix to SVG or XHTML: a script under it would pass for an element of a drawing program. Inkscape binds `svg`. */
const namespaceDeclaration = /^xmlns:(?!svg$)/i;
const activeNamespaces = /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)$/i;

function isSafeAttribute(name: string, value: string): boolean {
  if (/^on/i.test(name) || name === 'xml:base') return false;
  if (namespaceDeclaration.test(name) && activeNamespaces.test(value.trim())) return false;
  if (linkAttributes.test(name)) return safeLink.test(value.trim());
  return !/javascript:|vbscript:/i.test(value.replaceAll(/\s/g, '')) && !unsafeStyle.test(value);
}

/**
 * Where Illustrator puts what it needs to edit the drawing, inside a switch that others skip: an empty place of foreign content. With anything else
 * in it, or another attribute, it is foreign content like any other.
 */
const illustratorPlace =
  /<foreignObject(?:\s+(?:requiredExtensions|x|y|width|height)="[^"<>&]*")*\s*>\s*(?:<i:\w+(?:\s+xlink:href="#[\w-]*")?\s*(?:\/>|>\s*<\/i:\w+>)\s*)?<\/foreignObject>/g;

export interface CleanedSvg {
  text: string;
  /** Whether a script or a reference to another site was removed. */
  wasUnsafe: boolean;
}

/** Throws a problem when the drawing exceeds a limit: the parser's time is quadratic in the depth. */
export function cleanSvg(uploaded: string, limits: DrawingLimits): CleanedSvg {
  const meter = new SvgMeter(limits);
  const source = withoutEntities(uploaded).replaceAll(illustratorPlace, '');
  let wasUnsafe = /<!ENTITY|<!ATTLIST|<\?xml-stylesheet/i.test(source) || hasUnknownEncoding(source);
  const options: IOptions = {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: elements,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    nonTextTags: ['metadata', 'script', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe', 'object', 'embed'],
    onOpenTag: (name, attributes) => meter.open(name, attributes),
    onCloseTag: () => meter.close(),
    transformTags: {
      '*': (tagName, attribs) => {
        if (!elements.includes(tagName) && !ignoredElements.test(tagName)) wasUnsafe = true;
        const safe = Object.entries(attribs).filter(([name, value]) => isSafeAttribute(name, value));
        // a link to a page is not unsafe, but has no use in a picture
        const removed = Object.entries(attribs).filter(([name, value]) => !isSafeAttribute(name, value));
        if (removed.some(([name, value]) => !(linkAttributes.test(name) && /^https?:/i.test(value) && tagName === 'a')))
          wasUnsafe = true;
        return { tagName, attribs: Object.fromEntries(safe) };
      },
    },
  };
  const { text: styled, wasUnsafe: hadUnsafeStyle, length } = withoutUnsafeStyles(source);
  const text = sanitizeHtml(styled, options).trim();
  meter.finish(length);
  return { text, wasUnsafe: wasUnsafe || hadUnsafeStyle };
}

/**
 * Text of a style element is not changed, so an escape in it could hide its meaning. A manual scan in one pass: a regular expression would search the
 * whole picture for each missing end.
 */
function withoutUnsafeStyles(source: string): CleanedSvg & { length: number } {
  const begin = /<style\b/gi;
  const end = /<\/style\s*>/gi;
  let text = '';
  let place = 0;
  let wasUnsafe = false;
  let length = 0;
  for (let start = begin.exec(source); start !== null; start = begin.exec(source)) {
    const until = endOfStyle(source, begin.lastIndex, end);
    const element = source.slice(start.index, until);
    const isUnsafe = unsafeStyle.test(element) || /[&\\]/.test(element);
    text += source.slice(place, isUnsafe ? start.index : until);
    wasUnsafe ||= isUnsafe;
    length += element.length;
    place = until;
    begin.lastIndex = until;
  }
  return { text: text + source.slice(place), wasUnsafe, length };
}

/** Place after the element whose name ends at `from`; an empty one ends with its tag, one that is never closed with the picture. */
function endOfStyle(source: string, from: number, end: RegExp): number {
  const tagEnd = source.indexOf('>', from);
  if (tagEnd > 0 && source[tagEnd - 1] === '/') return tagEnd + 1;
  end.lastIndex = from;
  return end.exec(source) === null ? source.length : end.lastIndex;
}
