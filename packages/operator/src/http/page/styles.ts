import type { Team } from "../../base/teams.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { kitRules } from "./kit.ts";

const LATIN = "U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212";
const LATIN_EXT = "U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+2C60-2C7F,U+A720-A7FF";

const face = (family: string, file: string, weight: string, range: string) =>
  `@font-face{font-family:${family};src:url(/c/assets/${file}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`;

const LIGHT =
  "color-scheme:light;--paper:#f5f4f0;--surface:#fff;--ink:#15161a;--soft:#5a5d66;--line:#dedcd4;--strong:#86868a;--bad:#a51616;--bad-bg:#fbe6e4;--warn:#7a4b00;--warn-bg:#fdf0d5;--action:var(--a);--on-action:var(--on-a)";
const DARK =
  "color-scheme:dark;--paper:#0e0f13;--surface:#181a20;--ink:#f3f2ee;--soft:#a5a8b2;--line:#2b2e37;--strong:#7d808a;--bad:#ff8d85;--bad-bg:#331514;--warn:#f5c565;--warn-bg:#2e2310;--action:var(--b);--on-action:var(--on-b)";

/** The stylesheet of a club's checkout; without a team it has neutral colours. */
export function stylesheet(team: Team | undefined): string {
  const colours = team?.colours ?? { clubA: "#15161a", onClubA: "#ffffff", clubB: "#ffffff", onClubB: "#15161a" };
  return `${face("Teko", "teko-latin.woff2", "300 700", LATIN)}
${face("Teko", "teko-latin-ext.woff2", "300 700", LATIN_EXT)}
${face("Figtree", "figtree-latin.woff2", "300 900", LATIN)}
${face("Figtree", "figtree-latin-ext.woff2", "300 900", LATIN_EXT)}
:root{--a:${colours.clubA};--on-a:${colours.onClubA};--b:${colours.clubB};--on-b:${colours.onClubB};--hair:color-mix(in oklab,var(--ink) 14%,transparent)}
:root{${LIGHT}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
@media screen{:root[data-theme=dark]{${DARK}}}
${kitRules(team ? clubOf(team.id).kit : "stripes")}
${RULES}`;
}

const RULES = `*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:var(--paper);color:var(--ink);font:400 1rem/1.55 Figtree,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,p,dl,dd,ul,fieldset{margin:0;padding:0}fieldset{border:0;min-width:0}ul{list-style:none}
h1,h2{font-family:Teko,"Arial Narrow",sans-serif;font-weight:600;line-height:.95}
h1,h2,legend,.btn{hyphens:auto;overflow-wrap:anywhere}h1{font-size:clamp(2.6rem,7vw,4rem);line-height:.85;margin-bottom:8px}h2{font-size:1.75rem}
.wrap{max-width:1060px;margin-inline:auto;padding-inline:20px}
.top{background:var(--a);color:var(--on-a)}.top .wrap{display:flex;align-items:center;gap:16px;min-height:64px}
.top .wrap{flex-wrap:wrap;gap:0 16px}.mark{display:flex;align-items:center;gap:10px;min-height:48px;font:600 1.7rem/1 Teko,"Arial Narrow",sans-serif}.mark span{padding-top:4px}
.lang{margin-left:auto;min-width:44px;display:inline-flex;align-items:center;min-height:48px;color:inherit;font-weight:600}
main{padding-block:32px 72px}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:40px;align-items:start;margin-top:24px}
@media(max-width:53.75em){.cols{grid-template-columns:minmax(0,1fr);gap:24px}}
.soft{color:var(--soft)}.small{font-size:.875rem}
.notice{border-radius:12px;padding:14px 18px;background:var(--warn-bg);color:var(--warn);font-weight:600;margin-block:0 20px}.soft+.notice{margin-block:16px 0}
.notice li a{display:flex;align-items:center;min-height:44px}.notice.bad{background:var(--bad-bg);color:var(--bad)}.notice a{color:inherit}
.method{display:grid;grid-template-columns:minmax(0,1fr);gap:12px;margin-top:14px}legend{padding:0;font:600 1.75rem/1 Teko,"Arial Narrow",sans-serif}
.opt{display:grid;grid-template-columns:24px minmax(0,1fr);gap:2px 14px;padding:16px 20px;min-height:48px;border-radius:12px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--strong);cursor:pointer}
.opt input{width:22px;height:22px;margin:2px 0 0;grid-row:span 2;accent-color:var(--action)}
.opt:has(input:checked){box-shadow:inset 0 0 0 3px var(--action)}
.opt b{font-weight:600}.opt span{color:var(--soft);font-size:.9rem}
.fields{display:none;grid-template-columns:minmax(0,1fr);gap:18px;padding:20px;border-radius:12px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--line)}
form:has(#method-sepa:checked) .sepa,form:has(#method-card:checked) .card,.chosen .fields{display:grid}
@supports not selector(:has(a)){.fields{display:grid}}
.chosen{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:18px;align-items:end}@media(min-width:480px){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:6px}.field label,.field .label{font-weight:600}
.field input[type=text]{font:500 1.05rem Figtree,system-ui,sans-serif;min-height:52px;width:100%;padding:0 16px;border-radius:6px;border:1.5px solid var(--strong);background:var(--surface);color:inherit}
.field.bad input[type=text]:invalid{border-color:var(--bad)}
.err{color:var(--bad);font-weight:600;font-size:.9rem}.field:has(input:valid) .err{display:none}
.check{display:grid;grid-template-columns:24px minmax(0,1fr);gap:12px;align-items:start;min-height:48px;font-weight:600}.check input{width:22px;height:22px;margin:2px 0 0;accent-color:var(--action)}
.mandate{font-size:.9rem;display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.mandate dl{display:grid;gap:4px}.mandate dl div{display:flex;flex-wrap:wrap;gap:4px 10px}.mandate dt{color:var(--soft)}.mandate dd{font-weight:600}.mandate :is(dt,dd){overflow-wrap:anywhere}
.actions{display:grid;gap:12px;margin-top:24px}
.btn{text-align:center;display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:8px 26px;border:0;border-radius:999px;background:var(--action);color:var(--on-action);font:600 1.05rem Figtree,system-ui,sans-serif;text-decoration:none;cursor:pointer;width:100%}
.btn.auto{width:auto}
.quiet{display:inline-flex;align-items:center;justify-content:center;min-height:48px;color:inherit}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.ticket{background:var(--surface);border-radius:12px;overflow:hidden;box-shadow:0 1px 2px rgb(0 0 0/.06),0 12px 32px -12px rgb(0 0 0/.18)}
.ticket header{background:var(--a);color:var(--on-a);padding:18px 22px 14px;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:12px}
.ticket .num{font:600 3.6rem/.8 Teko,"Arial Narrow",sans-serif;font-variant-numeric:tabular-nums}
.ticket .num small{font-size:1.4rem}
.ticket dl{padding:18px 22px;display:grid;grid-template-columns:minmax(0,1fr);gap:10px}.ticket dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px}.ticket :is(dt,dd){overflow-wrap:anywhere}.ticket dt{color:var(--soft)}.ticket dd{margin-left:auto;font-weight:600;text-align:right}
.ticket .note{padding:0 22px 18px}
.ticket .stub{border-top:2px dashed var(--line);padding-top:16px}
.total dd{font:600 2.6rem/.8 Teko,"Arial Narrow",sans-serif}
.page{max-width:620px;display:grid;grid-template-columns:minmax(0,1fr);gap:20px}
footer{padding-block:24px;border-top:1px solid var(--line)}footer nav{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:8px}footer nav span{color:var(--soft)}footer nav a{display:inline-flex;flex-wrap:wrap;align-items:center;gap:0 6px;min-width:44px;min-height:44px;color:inherit}
@media(forced-colors:active){.ribbon,.shirt{forced-color-adjust:none}.num{forced-color-adjust:none;color:CanvasText}.opt,.sepa,.ticket,.notice,.btn,.top{border:1px solid}.opt:has(input:checked){border:3px solid Highlight}}
@media print{.lang,.actions,.quiet,footer nav{display:none}.ribbon,.shirt{print-color-adjust:exact}.top,.ticket header{background:none;color:inherit}.ticket{border:1px solid var(--line);box-shadow:none}.field,.mandate dl{break-inside:avoid}.cols{grid-template-columns:minmax(0,1fr)}}`;
