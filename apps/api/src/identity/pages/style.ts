// Inline style sheet of the sign-in pages, with the design tokens of the web app.
import { fontFaces } from '../../http/web/font-faces.ts';

export const style = `${fontFaces}
:root{--ink:#16202e;--ink-2:#46536a;--ink-3:#5b6880;--line:#d9dfe8;--field:#98a4b8;--paper:#fff;--blue:#0052a5;--blue-hover:#003f80;
--tint:#e6f0fa;--red:#c8102e;--red-tint:#fdecee;--red-text:#a00d25;--green:#16703b}
*{box-sizing:border-box}
html{color:var(--ink);font:15px/1.5 "Fira Sans",system-ui,sans-serif}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:linear-gradient(#edf2fb,#f4f6f9 16%,#f8faff)}
.demo{background:#fff0c9;color:#5c3900;border-bottom:1px solid #ecd9a3;text-align:center;font-size:13px;font-weight:600;line-height:27px;letter-spacing:.04em}
main{margin:auto;width:100%;max-width:452px;padding:24px 16px}
.brand{display:flex;align-items:center;justify-content:center;gap:12px;margin-bottom:16px}
.brand b{background:var(--red);color:#fff;border-radius:4px;font-size:20px;font-weight:600;line-height:1;padding:10px 12px}
.brand strong{display:block;font-size:18px;font-weight:600;line-height:1.25}
.brand span{display:block;color:var(--ink-3);font-size:14px;line-height:1.3}
.card{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:28px;box-shadow:0 1px 3px rgb(22 32 46/.06)}
main .card>:last-child{margin-bottom:0}
h1{font-size:20px;font-weight:600;line-height:1.25;margin:0 0 16px}
h2{font-size:16px;font-weight:600;margin:0 0 4px}
p{margin:0 0 16px}
label,.label{display:block;font-size:14px;font-weight:500;margin:0 0 4px}
input[type=text],input[type=password]{width:100%;height:38px;border:1px solid var(--field);border-radius:6px;background:#fff;color:inherit;font:inherit;padding:0 12px}
input[aria-invalid=true]{border-color:var(--red)}
.field{margin:0 0 16px}
.error+.hint{margin:-8px 0 16px}
.with-show{position:relative}
.with-show input{padding-right:76px}
.show{position:absolute;right:3px;top:3px;width:auto;min-height:32px;border-color:transparent;background:#fff;color:var(--blue);font-size:14px;padding:4px 10px}
.show:hover{background:var(--tint);color:var(--blue-hover)}
.hint{color:var(--ink-3);font-size:13px;margin:4px 0 0}
.wrong{color:var(--red-text);font-size:13px;margin:4px 0 0}
button,.button{display:block;width:100%;min-height:42px;border:1px solid var(--blue);border-radius:6px;background:var(--blue);color:#fff;cursor:pointer;
font:500 15px/1.3 "Fira Sans",system-ui,sans-serif;padding:9px 16px;text-align:center;text-decoration:none}
button:hover,.button:hover{background:var(--blue-hover)}
.quiet{background:#fff;color:var(--blue);margin-top:8px}
.quiet:hover{background:var(--tint)}
.row{text-align:center;font-size:14px;margin:16px 0 0}
a{color:var(--blue)}
a:hover{color:var(--blue-hover)}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
.error,.notice,.done{border-radius:6px;padding:10px 12px;margin:0 0 16px;border:1px solid}
.error{background:var(--red-tint);border-color:#f1b9c1;color:var(--red-text)}
.notice{background:var(--tint);border-color:#b9d3ee}
.done{background:#e8f5ec;border-color:#b4dcc2;color:var(--green)}
.code{font:600 24px/1.4 ui-monospace,monospace;letter-spacing:.1em;text-align:center;margin:0 0 16px}
.accounts{list-style:none;margin:8px -8px 0;padding:0}
.accounts button{background:#fff;border-color:transparent;border-radius:4px;color:inherit;font-size:14px;font-weight:400;min-height:0;padding:5px 8px;text-align:left}
.accounts button:hover{background:var(--tint)}
.accounts b{font-weight:500;color:var(--blue)}
section{border-top:1px solid var(--line);margin-top:20px;padding-top:16px}
footer{color:var(--ink-3);font-size:13px;margin-top:20px;text-align:center}
footer a{color:inherit}
@media (max-width:420px){.card{padding:20px}}
`;
