import { unbroken } from "@tribun/domain";
import { html } from "hono/html";
import type { Block } from "../letter.ts";
import { type Palette, THEMED } from "./palette.ts";

/** Display face; mail programs load no font, so the narrow ones of each system follow. */
export const DISPLAY = "Teko,'Barlow Condensed','Arial Narrow','Roboto Condensed',sans-serif-condensed,Arial,sans-serif";
export const TEXT = "Figtree,'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif";

export type Page = { readonly colours: Palette; readonly to: (url: string) => string; readonly language: string };
type Ticket = Extract<Block, { kind: "facts" | "amount" }>;

const words = (text: string) =>
  unbroken(text)
    .split("\n")
    .map((line, index) => html`${index === 0 ? "" : html`<br />`}${line}`);

/** Renders blocks as MJML; facts and the amount beside them become one ticket. */
export function blocksIn(blocks: readonly Block[], page: Page) {
  const grouped: (Exclude<Block, Ticket> | Ticket[])[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.kind !== "facts" && block.kind !== "amount") grouped.push(block);
    else if (Array.isArray(last)) last.push(block);
    else grouped.push([block]);
  }
  return grouped.map((block) => (Array.isArray(block) ? ticket(block, page) : single(block, page)));
}

export const paragraph = (text: string, { colours, language }: Page, top = 0) =>
  html`<mj-text padding="${top}px 0 16px"
    ><p lang="${language}" class="${THEMED.ink}" style="margin:0;color:${colours.ink}">${words(text)}</p></mj-text
  >`;

function single(block: Exclude<Block, Ticket>, page: Page) {
  const { colours, to, language } = page;
  switch (block.kind) {
    case "paragraph":
      return paragraph(block.text, page);
    case "button":
      return html`<mj-button
        css-class="t-act"
        align="left"
        padding="8px 0 24px"
        inner-padding="15px 30px"
        border-radius="999px"
        background-color="${colours.action}"
        color="${colours.onAction}"
        font-size="17px"
        font-weight="600"
        line-height="20px"
        href="${to(block.url)}"
        >${unbroken(block.label)}</mj-button
      >`;
    case "link":
      return html`<mj-text padding="0 0 14px"
        ><p lang="${language}" class="${THEMED.ink}" style="margin:0;color:${colours.ink}">
          <a
            href="${to(block.url)}"
            style="color:${colours.ink};font-weight:600;text-decoration:underline;display:inline-block;padding:4px 0"
            >${unbroken(block.label)}</a
          >
        </p></mj-text
      >`;
    case "list":
      return html`<mj-text padding="0 0 16px"
        ><div lang="${language}" class="${THEMED.ink}" style="color:${colours.ink}">
          ${block.lead === undefined ? "" : html`<p style="margin:0 0 6px">${words(block.lead)}</p>`}
          <ul style="margin:0;padding:0 0 0 22px">
            ${block.items.map((item) => html`<li style="margin:0 0 6px">${words(item)}</li>`)}
          </ul>
        </div></mj-text
      >`;
    case "note":
      return html`<mj-text padding="4px 0 20px"
        >${box("note", html`<p lang="${language}" class="${THEMED.ink}" style="margin:0;color:${colours.ink}">${words(block.text)}</p>`, page)}</mj-text
      >`;
    case "aside":
      return html`<mj-text padding="0 0 16px" font-size="15px" line-height="22px"
        ><p lang="${language}" class="${THEMED.soft}" style="margin:0;color:${colours.soft}">${words(block.text)}</p></mj-text
      >`;
    case "quote":
      return html`<mj-text padding="0 0 20px"
        >${block.lead === undefined ? "" : html`<p lang="${language}" class="${THEMED.soft}" style="margin:0 0 6px;color:${colours.soft}">${words(block.lead)}</p>`}
        <blockquote
          class="${THEMED.ink} ${THEMED.line}"
          style="margin:0;padding:2px 0 2px 16px;border-left:4px solid ${colours.line};color:${colours.ink}"
        >
          ${words(block.text)}
        </blockquote></mj-text
      >`;
  }
}

/** A box on the sunk ground; a note has an edge in the club's colour. */
const box = (kind: "note" | "ticket", content: ReturnType<typeof html>, { colours }: Page) =>
  html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%;border-collapse:separate">
    <tr>
      <td
        bgcolor="${colours.sunk}"
        class="${THEMED.sunk}${kind === "note" ? ` ${THEMED.edge}` : ""}"
        style="background-color:${colours.sunk};border-radius:12px;${kind === "note" ? `border-left:6px solid ${colours.action};padding:14px 18px` : "padding:6px 20px"}"
      >
        ${content}
      </td>
    </tr>
  </table>`;

/** Facts as a table with row headers, and the amount on the stub below the perforation. */
function ticket(blocks: readonly Ticket[], page: Page) {
  const { colours, language } = page;
  const rows = blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
  const sums = blocks.filter((block) => block.kind === "amount");
  const facts = rows.map(([label, value], index) => {
    const edge = index === rows.length - 1 ? "" : `border-bottom:1px solid ${colours.line};`;
    return html`<tr class="t-row">
      <th
        scope="row"
        align="left"
        valign="top"
        width="42%"
        class="${THEMED.soft} ${THEMED.line}"
        style="width:42%;padding:11px 12px 11px 0;${edge}color:${colours.soft};font-weight:400;text-align:left;${BREAKING}"
      >
        ${unbroken(label)}
      </th>
      <td
        align="right"
        valign="top"
        class="${THEMED.ink} ${THEMED.line}"
        style="padding:11px 0;${edge}color:${colours.ink};font-weight:600;text-align:right;${BREAKING}"
      >
        ${words(value)}
      </td>
    </tr>`;
  });
  const table = html`<table
    lang="${language}"
    border="0"
    cellpadding="0"
    cellspacing="0"
    width="100%"
    style="width:100%;table-layout:fixed;font-size:16px;line-height:23px"
  >
    ${facts}
  </table>`;
  const stubs = sums.map((sum, index) => stub(sum, index > 0 || rows.length > 0, page));
  return html`<mj-text padding="4px 0 20px">${box("ticket", html`${rows.length === 0 ? "" : table}${stubs}`, page)}</mj-text>`;
}

/** Long words break where a column is narrow, also in programs that strip the stylesheet. */
const BREAKING = "word-break:break-word;overflow-wrap:anywhere;-webkit-hyphens:auto;hyphens:auto";

/** The amount beside its label, and below it where both have no room; the widths decide, because some programs strip the stylesheet. */
function stub({ label, value, note }: Extract<Block, { kind: "amount" }>, torn: boolean, { colours, language }: Page) {
  const half = (width: number) => `display:inline-block;width:100%;max-width:${width}px;vertical-align:bottom`;
  return html`<div
    lang="${language}"
    class="${THEMED.ink} ${THEMED.line}"
    style="padding:14px 0 12px;${torn ? `border-top:2px dashed ${colours.line};` : ""}color:${colours.ink};font-size:16px;line-height:23px"
  >
    <div style="${half(200)};font-weight:600">
      ${unbroken(label)}${note === undefined ? "" : html`<br /><span class="${THEMED.soft}" style="color:${colours.soft};font-weight:400;font-size:14px;line-height:19px">${unbroken(note)}</span>`}
    </div>
    <div
      class="t-sum"
      style="${half(290)};font-family:${DISPLAY};font-size:46px;line-height:46px;font-weight:700;letter-spacing:-0.01em;text-align:right"
    >
      ${value.replaceAll(" ", "\u00a0")}
    </div>
  </div>`;
}
