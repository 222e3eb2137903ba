import { fontFaces } from '../../http/web/font-faces.ts';

/** The look of the preview page; it travels inside the page. Columns of a table are as wide as in the editor, and by their words on a phone. */
export const previewStyle = `${fontFaces}
*{box-sizing:border-box}
html{color:#16202e;background:#f4f6f9;font:16px/1.6 "Fira Sans",system-ui,sans-serif}
body{margin:0}
aside{background:#7a4b00;color:#fff;padding:10px 16px;text-align:center}
main{max-width:860px;margin:24px auto;padding:32px;background:#fff;border:1px solid #d9dfe8;border-radius:8px;overflow-wrap:break-word}
h1{font-size:28px;line-height:1.25;margin:0 0 12px}
h2{font-size:20px;line-height:1.3;margin:28px 0 8px}
.lead{color:#46536a;font-size:18px;margin:0 0 24px}
.hint{color:#5b6880;font-size:14px}
.thumbnail{display:block;max-width:231px;height:auto;margin:8px 0 4px}
.content img{max-width:100%;height:auto}
.content table{border-collapse:collapse;width:100%;table-layout:fixed}
.content td,.content th{border:1px solid #98a4b8;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
.content :is(td,th)>:first-child{margin-top:0}
.content :is(td,th)>:last-child{margin-bottom:0}
.content iframe,.content video{max-width:100%}
.content .ql-indent-1{margin-left:2em}
.content .ql-indent-2{margin-left:4em}
.content .ql-indent-3{margin-left:6em}
a{color:#0052a5}
:focus-visible{outline:2px solid #0052a5;outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:28px 0 0;padding-top:16px;border-top:1px solid #d9dfe8}
dt{color:#46536a}
dd{margin:0}
@media (max-width:600px){main{margin:0;padding:16px;border:0;border-radius:0}dl{grid-template-columns:1fr}
.content table{display:block;overflow-x:auto;table-layout:auto}.content td,.content th{overflow-wrap:normal}}`;
