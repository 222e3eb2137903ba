// What a browser would run of an HTML text, found with a parser that reads as browsers do.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

const runningElements = new Set(['script', 'object', 'embed', 'applet', 'base', 'portal', 'animate', 'set']);
const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'cite',
  'background',
  'xlink:href',
  'to',
  'values',
]);
const runningAddress = /^(?:javascript|vbscript|data:(?!image\/(?:png|jpe?g|gif|webp);base64,))/i;

/** Sentences about elements and attributes that run; scripts of the page itself are those with an address of its own. */
export function runningParts(html: string): string[] {
  return inside(parse(html, { scriptingEnabled: true }));
}

function inside(node: Node): string[] {
  const own = defaultTreeAdapter.isElementNode(node as DefaultTreeAdapterTypes.Node)
    ? ofElement(node as DefaultTreeAdapterTypes.Element)
    : [];
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap(inside)];
}

function ofElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  const of = (name: string) => attrs.find((one) => one.name === name)?.value;
  const isOwnScript = tagName === 'script' && /^\/[^/]/.test(of('src') ?? '');
  // an icon is drawn as a picture, in which scripts are off
  const isIcon = tagName === 'link' && of('rel') === 'icon';
  const refreshes = tagName === 'meta' && of('http-equiv')?.toLowerCase() === 'refresh';
  const element = (runningElements.has(tagName) && !isOwnScript) || refreshes ? [`<${tagName}>`] : [];
  const attributes = attrs
    .filter(({ name, value }) => isRunning(name, value) && !(isIcon && value.startsWith('data:image/')))
    .map(({ name, value }) => `${tagName} ${name}="${value}"`);
  return [...element, ...attributes];
}

function isRunning(name: string, value: string): boolean {
  if (/^on/i.test(name) || name === 'srcdoc') return true;
  if (name === 'style') return /javascript:|expression\(|url\(|@import/i.test(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser runs a script whose address has control characters before or inside its scheme
  return addresses.has(name) && runningAddress.test(value.replace(/[\u0000-\u0020]/g, ''));
}
