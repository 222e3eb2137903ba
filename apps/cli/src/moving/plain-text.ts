import { Parser } from 'htmlparser2';

/** Elements that part words. */
const parting = /^(?:p|div|br|li|td|th|tr|h[1-6]|figure|figcaption|blockquote)$/;

/** The words of HTML in one line. */
export function plainText(html: string): string {
  let text = '';
  const parser = new Parser({
    onopentagname: (name) => {
      if (parting.test(name)) text += ' ';
    },
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
