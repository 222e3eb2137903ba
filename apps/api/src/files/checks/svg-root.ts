/** In characters: the prolog before the root element. */
export const maxPrologLength = 65_536;

/** Whether the root element is <svg>. Comments, instructions and the DOCTYPE before it are skipped one by one, so that no expression backtracks. */
export function isSvg(text: string): boolean {
  let rest = text.slice(0, maxPrologLength).replace(/^\ufeff/, '');
  for (;;) {
    rest = rest.trimStart();
    const piece = rest.startsWith('<!--')
      ? /^<!--[\s\S]*?-->/.exec(rest)
      : /^<\?[^>]*>|^<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/.exec(rest);
    if (piece === null) return /^<svg[\s>]/.test(rest);
    rest = rest.slice(piece[0].length);
  }
}
