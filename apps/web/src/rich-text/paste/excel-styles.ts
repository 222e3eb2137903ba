// Resolves the style sheet of Excel's clipboard HTML: the classes of cells become inline markup.

/** Excel's classes of cells and of text runs. */
const ofExcel = /^\.((?:xl|font)\d+)$/;
const aligned = /^(?:left|right|center|justify)$/;

/** Applies the classes; inline styles take precedence. */
export function excelStyles(page: Document): void {
  const rules = rulesOf([...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));
  for (const [name, css] of rules) {
    for (const part of page.body.getElementsByClassName(name)) dress(part as HTMLElement, css);
  }
}

/** Declarations of the classes. */
function rulesOf(sheet: string): ReadonlyMap<string, CSSStyleDeclaration> {
  const rules = new Map<string, CSSStyleDeclaration>();
  const plain = sheet.replaceAll(/<!--|-->|\/\*.*?\*\//gs, '');
  // A number format is a string, which may have braces.
  for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{}]+)\{((?:"[^"]*"|[^{}"])*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const name = ofExcel.exec(selector.trim())?.[1];
      if (name === undefined) continue;
      const { style } = document.createElement('span');
      style.cssText = declarations.replaceAll(/mso-[^;]*"[^"]*"[^;]*;?/g, '');
      rules.set(name, style);
    }
  }
  return rules;
}

function dress(part: HTMLElement, css: CSSStyleDeclaration): void {
  const isCell = /^t[dh]$/i.test(part.tagName);
  if (isCell && !part.hasAttribute('align') && aligned.test(css.textAlign)) part.setAttribute('align', css.textAlign);
  if (isCell) part.style.backgroundColor ||= css.backgroundColor;
  if (!part.textContent?.trim()) return;
  if (Number.parseInt(css.fontWeight, 10) >= 600 || css.fontWeight === 'bold') wrap(part, 'strong');
  if (css.fontStyle === 'italic') wrap(part, 'em');
  const line = css.textDecorationLine || css.textDecoration;
  if (line.includes('underline')) wrap(part, 'u');
  if (line.includes('line-through')) wrap(part, 's');
  if (css.color && part.style.color === '') {
    if (isCell) wrap(part, 'span').style.color = css.color;
    else part.style.color = css.color;
  }
}

function wrap(part: HTMLElement, tag: string): HTMLElement {
  const words = part.ownerDocument.createElement(tag);
  words.append(...part.childNodes);
  part.append(words);
  return words;
}
