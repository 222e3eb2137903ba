import { pictureSizes } from '@redakcja/domain/files/picture-purposes';

const background = pictureSizes.background.crop;

/** Style sheet of the previewed site, which is inserted into the document of the frame. */
export const siteStyle = `*{box-sizing:border-box}
html{color:#16202e;background:#fff;font:16px/1.5 system-ui,sans-serif}
body{margin:0;overflow-wrap:break-word}
a,.place{color:var(--color);text-decoration:underline}
:focus-visible{outline:3px solid #0052a5;outline-offset:2px}
body:focus-visible{outline-offset:-3px}
.mark{margin:0;background:#7a4b00;color:#fff;padding:8px 16px;text-align:center}
.top{display:flex;align-items:center;gap:16px;min-height:96px;padding:12px 16px;background-size:cover;background-position:center}
.top.pictured{aspect-ratio:${background.width}/${background.height}}
.top .name{background:rgba(255,255,255,.92);padding:6px 12px;border-radius:4px}
.top.gradient{background:linear-gradient(90deg,color-mix(in srgb,var(--color) 45%,#fff),#fff)}
.name p{margin:0}
.small-logo{display:none}
nav ul{list-style:none;margin:0;padding:0}
.horizontal{background:var(--color)}
.horizontal>ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:12px 16px}
.horizontal ul ul{padding-left:12px}
.horizontal .place,.horizontal a{color:#fff}
.columns{display:grid;grid-template-columns:240px minmax(0,1fr);gap:24px;padding:24px 16px}
.vertical li{padding:4px 0}
.vertical ul ul{padding-left:16px}
.bookmarks,.tiles,.banners{list-style:none;display:flex;flex-wrap:wrap;gap:12px;margin:0 0 24px;padding:0}
.bookmarks li{padding:8px 16px}
.bookmarks a,.bookmarks .place,.banners a{color:inherit}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr))}
.tiles li{border:1px solid var(--color);border-radius:4px;padding:16px;text-align:center}
.banners{align-items:flex-start}
.banners li{border:2px solid;border-radius:4px}
.banners a{display:block;padding:12px 16px}
.icon{display:block;width:40px;height:40px;margin:0 auto 8px;fill:none;stroke:var(--color);stroke-width:1.5}
.edited{outline:max(3px,calc(2px / var(--scale,1))) solid #b45f00;outline-offset:2px}
.top.edited{outline-offset:-3px}
.edited-mark{display:block;width:fit-content;padding:2px 8px;background:#7a4b00;color:#fff;font:600 clamp(14px,calc(12px / var(--scale,1)),26px)/1.4 system-ui,sans-serif}
.contacts{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:24px;padding:24px 16px;border-top:1px solid #c3cad6}
.contacts p{margin:0 0 8px}
.contacts dl{margin:0;display:grid;gap:6px}
.contacts dl>div{display:grid;grid-template-columns:minmax(120px,200px) minmax(0,1fr);gap:12px}
.contacts dt{color:#46536a}
.contacts dd{margin:0}
.people{list-style:none;display:grid;gap:16px;margin:0;padding:0}
.people li{display:flex;gap:16px}
.people img{flex:none;border-radius:4px}
.lines{white-space:pre-line}
.rss{display:flex;flex-wrap:wrap;gap:12px;padding:0 16px 16px}
.rss ul{display:flex;flex-wrap:wrap;gap:12px}
img{max-width:100%;height:auto}
.banners img,.tiles img{display:block;margin:0 auto 8px}
h2{margin:0 0 8px;font-size:24px;line-height:1.25}
.eu{display:flex;flex-wrap:wrap;gap:0;padding:0 16px 16px}
.cookies{padding:12px 16px;border:1px solid #5b6880;margin:0 16px 16px}
.hint{color:#46536a;font-size:14px}
footer{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:24px;padding:24px 16px;background:#eef1f5;border-top:1px solid #5b6880}
footer :is(a,.place){color:#0052a5}
footer h2{font-size:16px}
footer section>p:first-child{margin-top:0}
footer ul{margin:0;padding-left:20px}
@media (max-width:700px){.contacts dl>div{grid-template-columns:minmax(0,1fr);gap:0}.columns{grid-template-columns:minmax(0,1fr)}.big-logo{display:none}.small-logo{display:block}}
.contrast,.contrast :is(.top,.name,.horizontal,.bookmarks li,.banners li,.tiles li,footer,.mark,.cookies){background:#000;color:#ff0;border-color:#ff0}
.contrast *{color:#ff0!important;background-image:none!important;background-color:#000!important}
.contrast .icon{stroke:#ff0}
.contrast .edited{outline-color:#ff0}
.contrast .edited-mark{border:1px solid #ff0}
.contrast :focus-visible{outline-color:#ff0}`;
