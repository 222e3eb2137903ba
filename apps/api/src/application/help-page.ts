// The frame of the pages of the knowledge base.
import { fontFacesAt } from '../http/web/font-faces.ts';

/** Address of the font files. */
export const helpFonts = '/pomoc/czcionki';

/** A plain page that works without scripts. */
export function helpPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Redakcja BIP</title>
<style>${style}</style>
</head>
<body>
<header><nav aria-label="Pomoc"><a href="/">Redakcja BIP</a> · <a href="/pomoc">Pomoc</a></nav></header>
<main>
<h1>${title}</h1>
${chapters(content)}${content}
</main>
</body>
</html>
`;
}

/** The chapters of a manual: its headings that have an address. */
function chapters(content: string): string {
  const headings = [...content.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)];
  if (headings.length < fewChapters) return '';
  const items = headings.map(([, id, heading]) => `<li><a href="#${id}">${heading}</a></li>`);
  return `<nav class="chapters" aria-labelledby="spis-tresci"><h2 id="spis-tresci">Spis treści</h2><ol>${items.join('')}</ol></nav>\n`;
}

/** A page with fewer is seen whole. */
const fewChapters = 5;

const style = `${fontFacesAt(helpFonts)}
body{margin:0;background:#f4f6f9;color:#16202e;font:16px/1.6 "Fira Sans",system-ui,sans-serif}
header{background:#0e2340;color:#dbe6f5;padding:.9rem 1.5rem}
header a{color:#dbe6f5}
figure{margin:1rem 0}figcaption{font-size:.9rem;color:#46536a}
img{max-width:100%;height:auto;border:1px solid #d9dfe8;border-radius:8px}
main{overflow-wrap:anywhere;max-width:46rem;margin:1.5rem auto;padding:1rem 2rem 2rem;background:#fff;border:1px solid #d9dfe8;border-radius:8px}
h1,h2,h3{font-weight:600;line-height:1.3}h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;scroll-margin-top:1rem}h3{font-size:1rem}
strong,th{font-weight:600}dt,em{font-style:normal;font-weight:500}
a{color:#0052a5}a:focus-visible{outline:2px solid #0052a5;outline-offset:2px}
header a:focus-visible{outline-color:#fff}
.chapters{padding:.9rem 1.2rem;background:#f4f6f9;border-radius:8px}.chapters h2{margin:0 0 .5rem;font-size:1rem}.chapters ol{columns:2 16rem;column-gap:2rem;margin:0;padding-left:1.6rem}.chapters li{break-inside:avoid;padding:.1rem 0 .1rem .2rem}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #d9dfe8;padding:.4rem .6rem;text-align:left;vertical-align:top}
code,pre{background:#f4f6f9;border-radius:4px}code{padding:.1rem .3rem}pre{padding:.8rem;overflow:auto;overflow-wrap:normal}
@media (max-width:40rem){main{padding:.5rem 1rem 1rem}th,td{padding:.3rem}}
`;
