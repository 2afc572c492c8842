/** The look of the sign-in page: a lit curtain beside a quiet form, in light and in dark. No font is fetched. */
export const signInStyle = `
:root{--paper:#fbf6ee;--ink:#2a1218;--soft:#6b4d52;--line:#8f7378;--wine:#8a1c36;--on-wine:#fff;--field:#fff;--error:#9c1515;--error-paper:#fdeaea}
@media (prefers-color-scheme:dark){:root{--paper:#170a0e;--ink:#f6e9dc;--soft:#cdb3ae;--line:#8d7076;--wine:#e9b65a;--on-wine:#2a1218;--field:#241217;--error:#ffb4ab;--error-paper:#45161a}}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(22rem,1fr);background:var(--paper);color:var(--ink);font:16px/1.5 Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",source-sans-pro,sans-serif}
.house{position:relative;overflow:hidden;background:#2c0611}
.curtain{position:absolute;inset:0;width:100%;height:100%}
main{align-self:center;justify-self:center;width:min(25rem,100% - 3rem);padding:2rem 0}
h1{margin:0;font:400 2.75rem/1.1 Constantia,"Iowan Old Style","Palatino Linotype",Palatino,"DejaVu Serif",Georgia,serif;letter-spacing:-.01em}
.lead{margin:.5rem 0 2rem;color:var(--soft);font-size:1.0625rem}
label{display:block;margin:1rem 0 .3rem;font-weight:600}
input{width:100%;min-height:48px;padding:.6rem .8rem;border:1px solid var(--line);border-radius:6px;background:var(--field);color:var(--ink);font:inherit}
input[aria-invalid=true]{border-color:var(--error)}
button,.button{display:inline-block;width:100%;min-height:48px;margin-top:1.5rem;padding:.7rem 1.2rem;border:0;border-radius:6px;background:var(--wine);color:var(--on-wine);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{filter:brightness(1.1)}
button:disabled{opacity:.6;cursor:progress}
.quiet{margin-top:0;background:transparent;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line)}
.or{display:flex;align-items:center;gap:1rem;margin:.25rem 0 1rem;color:var(--soft)}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--wine);outline-offset:2px}
.error{margin:0 0 .5rem;padding:.7rem .9rem;border-left:4px solid var(--error);background:var(--error-paper);color:var(--error)}
a{color:var(--wine)}
.aside{margin:1rem 0 0}
.aside a{display:inline-block;padding:.7rem 0}
section{margin-top:2.25rem;padding-top:1.25rem;border-top:1px dashed var(--line)}
h2{margin:0;font-size:1rem}
section p{margin:.1rem 0 .8rem;color:var(--soft);font-size:.9375rem}
ul{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin:0;padding:0;list-style:none}
li a{display:block;min-height:48px;padding:.5rem .8rem;border:1px solid var(--line);border-radius:6px;color:var(--ink);text-decoration:none}
li a:hover{border-color:var(--wine)}
li strong,li span{display:block;line-height:1.3}
li span{color:var(--soft);font-size:.875rem}
@media (max-width:52rem){body{grid-template-columns:1fr;grid-template-rows:8rem 1fr}main{align-self:start}}
@media (forced-colors:active){button,.button{border:1px solid}}
`;
