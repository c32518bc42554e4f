/** The stylesheet of the documentation, similar to the sandbox console's. */
export const DOCS_STYLES = `:root { color-scheme: light dark; --paper: light-dark(#f4f2ec, #14171c); --surface: light-dark(#fff, #1d2128); --ink: light-dark(#1a1d21, #eceae4); --soft: light-dark(#5a5f66, #a6abb3); --line: light-dark(#d9d5ca, #363c46); --accent: light-dark(#0b4f6c, #8fd0ea); }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, .columns { max-width: 1200px; margin: 0 auto; padding: 0 24px; }
header { padding-block: 32px 16px; }
h1 { margin: 0; font-size: 40px; line-height: 1; }
h2 { margin: 32px 0 12px; padding-top: 12px; border-top: 4px solid var(--ink); font-size: 20px; }
h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
header p, .hint { margin: 4px 0 0; color: var(--soft); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, pre:focus-visible, .scroll:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: 24px; top: -80px; padding: 8px 12px; background: var(--surface); border: 1px solid var(--line); }
.skip:focus { top: 8px; }
.columns { display: grid; gap: 32px; padding-bottom: 64px; }
main, nav { min-width: 0; }
main:focus { outline: none; }
@media (min-width: 900px) { .columns { grid-template-columns: 260px minmax(0, 1fr); } nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: 16px 0; align-self: start; } }
nav ul { margin: 0 0 8px; padding-left: 20px; }
nav li { margin: 4px 0; }
summary { cursor: pointer; font-weight: 700; min-height: 32px; }
article { background: var(--surface); border: 1px solid var(--line); padding: 16px; margin-bottom: 12px; }
article:target { border-color: var(--accent); box-shadow: inset 4px 0 0 var(--accent); }
article p { margin: 4px 0 8px; }
article details { border-top: 1px solid var(--line); padding-top: 8px; }
.method { display: inline-block; min-width: 64px; padding: 0 8px; border: 1px solid var(--soft); border-radius: 4px; text-align: center; font-size: 14px; }
.facts { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 0 0 8px; padding: 0; list-style: none; color: var(--soft); font-size: 14px; }
.scroll { overflow: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
thead th { color: var(--soft); }
pre { margin: 0 0 8px; padding: 12px; max-height: 480px; overflow: auto; background: var(--paper); border: 1px solid var(--line); font-size: 14px; }
dl { margin: 0; display: grid; gap: 4px; }
dl div { display: grid; grid-template-columns: minmax(0, 220px) minmax(0, 1fr); gap: 0 12px; }
@media (max-width: 600px) { dl div { grid-template-columns: minmax(0, 1fr); } }
code, .facts, dd { overflow-wrap: anywhere; }
dd { margin: 0; }
`;
