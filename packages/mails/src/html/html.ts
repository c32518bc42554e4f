import { unbroken } from "@tribun/domain";
import { html, raw } from "hono/html";
import { Engine } from "mrml";
import type { Letter, Part } from "../letter.ts";
import { footOf, inLanguage, type Sender } from "../sender.ts";
import { blocksIn, DISPLAY, type Page, paragraph, TEXT } from "./blocks.ts";
import { ribbon, shirt } from "./kit.ts";
import { palettesOf, stylesheet, THEMED } from "./palette.ts";

const engine = new Engine();
// By default it loads the fonts that it knows, such as Roboto, from elsewhere.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });
const WIDTH = 600;
/** Signs that XML does not allow, and that a fan may paste: the renderer refuses a mail with one. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** Invisible signs after the preheader, so that a mailbox does not add the first lines of the letter. */
const GAP = "&#847;&zwnj;&nbsp;".repeat(60);

/**
 * Returns a letter as HTML for mail programs: tables with inline styles, one narrow column, no picture, no script. It is legible without its
 * stylesheet, which only adds the dark theme and narrow screens.
 * @throws if the markup is no valid MJML, which no text can cause: every text is escaped, and signs that XML does not allow are left out
 */
export async function letterHtml(letter: Letter, sender: Sender, { foot = true } = {}): Promise<string> {
  const palettes = palettesOf(sender.look);
  const { light } = palettes;
  const { language, also } = letter;
  const pageOf = (part: Part): Page => ({
    colours: light,
    language: part.language,
    to: (url) => (foot ? inLanguage(url, sender.origin, part.language) : url),
  });
  const source = html`<mjml lang="${language}" dir="ltr">
    <mj-head>
      <mj-title>${letter.subject}</mj-title>
      <mj-preview>${letter.preheader}${raw(GAP)}</mj-preview>
      <mj-raw
        ><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><meta
          name="format-detection"
          content="telephone=no,date=no,address=no,email=no"
      /></mj-raw>
      <mj-attributes><mj-all font-family="${TEXT}" /><mj-text font-size="17px" line-height="26px" color="${light.ink}" /></mj-attributes>
      <mj-style>${raw(stylesheet(palettes))}</mj-style>
    </mj-head>
    <mj-body width="${WIDTH}px" background-color="${light.paper}" css-class="${THEMED.paper}">
      ${head(letter, sender)}
      <mj-section css-class="${THEMED.surface} t-pad" background-color="${light.surface}" padding="28px 32px 20px">
        <mj-column>
          ${partIn(letter, pageOf(letter))}
          ${also === undefined ? "" : html`<mj-divider padding="16px 0" border-width="1px" border-color="${light.line}" /><mj-text padding="0 0 16px"><p class="${THEMED.soft}" style="margin:0;color:${light.soft}">${also.separator}</p></mj-text>${partIn(also, pageOf(also))}`}
        </mj-column>
      </mj-section>
      ${foot ? footIn(sender, letter) : ""}
    </mj-body>
  </mjml>`;
  const result = engine.toHtml((await source).toString().replace(NOT_XML, ""));
  if (result.type === "error") throw new Error(`a mail is no valid MJML: ${result.message}`);
  return result.content;
}

/** The band in the club's colour with its name and the heading, and the ribbon below it. */
function head({ heading, language }: Letter, { club, look }: Sender) {
  return html`<mj-section css-class="t-pad" background-color="${look.clubA}" padding="20px 32px 22px">
      <mj-column>
        <mj-text padding="0">
          <table role="presentation" border="0" cellpadding="0" cellspacing="0">
            <tr>
              <td bgcolor="${look.onClubA}" style="background-color:${look.onClubA};padding:2px;border-radius:3px">${shirt(look)}</td>
              <td style="padding-left:12px;color:${look.onClubA};font-family:${DISPLAY};font-size:22px;line-height:26px;font-weight:700">
                ${club}
              </td>
            </tr>
          </table>
          <h1
            lang="${language}"
            class="t-h1"
            style="margin:26px 0 0;color:${look.onClubA};font-family:${DISPLAY};font-size:42px;line-height:1.08;font-weight:700;letter-spacing:-0.015em"
          >
            ${unbroken(heading)}
          </h1>
        </mj-text>
      </mj-column>
    </mj-section>
    <mj-section css-class="${THEMED.surface}" background-color="#ffffff" padding="0"
      ><mj-column><mj-text padding="0" font-size="0" line-height="0">${ribbon(look)}</mj-text></mj-column></mj-section
    >`;
}

const partIn = ({ greeting, blocks, sign, foot = [] }: Part, page: Page) =>
  html`${greeting === undefined ? "" : paragraph(`${greeting},`, page)} ${blocksIn(blocks, page)}
  ${sign === undefined ? "" : html`<mj-text padding="4px 0 12px"><p lang="${page.language}" class="${THEMED.ink}" style="margin:0;color:${page.colours.ink};font-weight:600">${sign}</p></mj-text>`}
  ${blocksIn(foot, page)}`;

function footIn(sender: Sender, { language }: Letter) {
  const { light } = palettesOf(sender.look);
  const { lines, links } = footOf(sender, language);
  const soft = `color:${light.soft}`;
  return html`<mj-section css-class="${THEMED.paper} t-pad" background-color="${light.paper}" padding="22px 32px 36px">
    <mj-column>
      <mj-text padding="0" font-size="13px" line-height="20px">
        <p class="${THEMED.soft}" lang="${language}" style="margin:0;${soft}">
          ${lines.map((line, index) => html`${index === 0 ? "" : html`<br />`}${line}`)}
        </p>
        <p class="${THEMED.soft}" lang="${language}" style="margin:8px 0 0;${soft}">
          ${links.map(({ label, url }, index) => html`${index === 0 ? "" : " · "}<a href="${url}" style="${soft};text-decoration:underline;display:inline-block;padding:6px 0">${label}</a>`)}
        </p>
      </mj-text>
    </mj-column>
  </mj-section>`;
}
