import type { Teams } from "../base/teams.ts";

/** The console's stylesheet, with a colour per club. */
export function consoleStyles(teams: Teams): string {
  const clubs = [...teams.values()].map(({ id, colours }) => `.team-${id} { --a: ${colours.clubA}; --b: ${colours.clubB}; }`);
  return `:root { color-scheme: light dark; --paper: light-dark(#f4f2ec, #14171c); --surface: light-dark(#fff, #1d2128); --ink: light-dark(#1a1d21, #eceae4); --soft: light-dark(#5a5f66, #a6abb3); --line: light-dark(#d9d5ca, #363c46); --accent: light-dark(#0b4f6c, #8fd0ea); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 1200px; margin: 0 auto; padding: 0 24px; }
header { padding-block: 32px 16px; }
h1 { margin: 0; font-size: 40px; line-height: 1; }
h2 { margin: 0 0 8px; font-size: 20px; }
h3 { margin: 4px 0; font-size: 16px; }
header p, .hint, .empty { margin: 4px 0 0; color: var(--soft); }
main { display: grid; gap: 32px; padding-bottom: 64px; }
@media (min-width: 900px) { main { grid-template-columns: minmax(0, 1fr) 360px; } }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, select:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-bottom: 16px; }
nav a[aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
nav .again { margin-left: auto; }
ol, .jobs { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
ol li { background: linear-gradient(var(--a) 50%, var(--b) 50%) left / 8px 100% no-repeat var(--surface); padding: 12px 16px 12px 24px; border: 1px solid var(--line); }
.to { margin: 0; overflow-wrap: anywhere; display: flex; flex-wrap: wrap; gap: 0 6px; }
.to span { margin-left: auto; color: var(--soft); font-size: 14px; }
.code { margin: 4px 0; font-size: 36px; line-height: 1.1; font-weight: 700; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
.body { margin: 4px 0 0; white-space: pre-line; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 700; min-height: 32px; }
summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.controls { display: grid; gap: 24px; align-content: start; }
.controls section { border-top: 4px solid var(--ink); padding-top: 12px; min-width: 0; }
.now { margin: 0; font-size: 24px; font-weight: 700; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
form { margin: 0; }
button, select, input { font: inherit; min-height: 44px; padding: 8px 12px; color: inherit; background: var(--surface); border: 1px solid var(--soft); border-radius: 4px; }
button { cursor: pointer; }
button:hover { border-color: var(--ink); }
select, input { width: 100%; }
label { display: block; margin-top: 8px; }
dl { margin: 0; } dt { color: var(--soft); margin-top: 8px; } dd { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 12px; }
code { overflow-wrap: anywhere; }
.headers { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 12px; margin: 4px 0 12px; } .headers dt { margin: 0; } .headers dd { overflow-wrap: anywhere; }
.mail { display: block; width: 100%; height: 640px; border: 1px solid var(--line); background: #fff; margin-bottom: 12px; }
.gallery header, .gallery main { max-width: none; }
@media (min-width: 900px) { .gallery main { grid-template-columns: 260px minmax(0, 1fr); } }
.kinds p { margin: 0 0 12px; width: 100%; display: flex; flex-wrap: wrap; gap: 0 10px; } .kinds b { width: 100%; text-transform: capitalize; } .kinds a, .gallery nav a { min-height: 28px; }
.frames { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; } .frames .mail { height: 1200px; max-width: 100%; margin: 0; } .frames .w600 { width: 602px; } .frames .w320 { width: 322px; } .text { flex: 1 1 260px; min-width: 0; }
table { border-collapse: collapse; } th, td { text-align: left; padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); } th[scope=row] { font-weight: 400; }
td a { display: inline-block; min-width: 32px; padding: 4px 8px; }
main.wide { display: block; overflow-x: auto; }
.error { display: block; color: var(--soft); overflow-wrap: anywhere; }
${clubs.join("\n")}
`;
}
