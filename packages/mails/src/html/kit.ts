import { html } from "hono/html";
import type { Look } from "../sender.ts";

type Colours = Pick<Look, "clubA" | "clubB" | "kit">;
/** A coloured cell; its width in per cent or pixels, or what is left. */
type Cell = readonly [colour: string | undefined, width: string];

const cell = ([colour, width]: Cell, height: number) =>
  html`<td
    height="${height}"
    ${width === "" ? "" : html`width="${width}"`}
    ${colour === undefined ? "" : html`bgcolor="${colour}"`}
    style="height:${height}px;${width === "" ? "" : `width:${width.endsWith("%") ? width : `${width}px`};`}${colour === undefined ? "" : `background-color:${colour};`}padding:0;font-size:0;line-height:0"
  ></td>`;

const rowsOf = (rows: readonly (readonly Cell[])[], height: number, width: string) =>
  rows.map(
    (cells) =>
      html`<table
        role="presentation"
        aria-hidden="true"
        border="0"
        cellpadding="0"
        cellspacing="0"
        width="${width}"
        style="width:${width.endsWith("%") ? width : `${width}px`};table-layout:fixed"
      >
        <tr>
          ${cells.map((one) => cell(one, height))}
        </tr>
      </table>`,
  );

const STRIPES = 24;
const FLAGS = 12;
const STEPS = 7;
/** Cells that together take one of `parts` equal parts of the width, each with its share of it. */
const part = (parts: number, ...cells: readonly (readonly [colour: string, share: number])[]): Cell[] =>
  cells.map(([colour, size]) => [colour, `${(100 / parts) * size}%`]);
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** The ribbon below the band: the kit's pattern in table cells, because mail programs drop gradients and pictures. */
export function ribbon({ clubA: a, clubB: b, kit }: Colours) {
  const share = (parts: number) => `${100 / parts}%`;
  switch (kit) {
    case "stripes":
      return rowsOf([times(STRIPES, (index): Cell => [index % 2 === 0 ? b : a, share(STRIPES)])], 10, "100%");
    case "hoops":
      return rowsOf(
        [b, a, b].map((colour): Cell[] => [[colour, "100%"]]),
        6,
        "100%",
      );
    case "halves":
      // Split flags with gaps, so that the strip does not look like a half-filled bar.
      return [
        ...rowsOf([[[undefined, "100%"]]], 4, "100%"),
        ...rowsOf(
          [
            times(FLAGS, (): Cell[] => [
              [a, "3.6%"],
              [b, "3.6%"],
              [undefined, `${100 / FLAGS - 7.2}%`],
            ]).flat(),
          ],
          12,
          "100%",
        ),
      ];
    case "pinstripe":
      return rowsOf([times(STRIPES, (): Cell[] => part(STRIPES, [a, 0.75], [b, 0.25])).flat()], 10, "100%");
    case "chevron":
      // Each pennant is a stair of thin rows.
      return rowsOf(
        [1, 3, 5, 7].map((wide) => times(FLAGS, (): Cell[] => part(FLAGS, [a, (8 - wide) / 8], [b, wide / 8])).flat()),
        4,
        "100%",
      );
    case "quarters":
      return rowsOf(
        [0, 1].map((row) => times(STRIPES, (index): Cell => [(index + row) % 2 === 0 ? b : a, share(STRIPES)])),
        8,
        "100%",
      );
    case "sash":
      // The diagonal is a stair of thin rows, from the upper left to the lower right as on the shirt.
      return rowsOf(
        times(STEPS, (step): Cell[] => [
          [a, "60%"],
          [a, `${1 + step * 4}`],
          [b, "44"],
          [a, ""],
        ]),
        2,
        "100%",
      );
  }
}

/** The shirt beside the club's name. */
export function shirt({ clubA: a, clubB: b, kit }: Colours) {
  switch (kit) {
    case "stripes":
      return rowsOf([times(4, (index): Cell => [index % 2 === 0 ? a : b, "6"])], 30, "24");
    case "halves":
      return rowsOf(
        [
          [
            [a, "12"],
            [b, "12"],
          ],
        ],
        30,
        "24",
      );
    case "hoops":
      return rowsOf(
        [b, a, b].map((colour): Cell[] => [[colour, "24"]]),
        10,
        "24",
      );
    case "pinstripe":
      return rowsOf(
        [
          times(4, (): Cell[] => [
            [a, "4"],
            [b, "2"],
          ]).flat(),
        ],
        30,
        "24",
      );
    case "chevron":
      return rowsOf(
        times(10, (step): Cell[] => [
          [a, `${10 - step}`],
          [b, `${4 + 2 * step}`],
          [a, ""],
        ]),
        3,
        "24",
      );
    case "quarters":
      return rowsOf(
        [
          [
            [b, "12"],
            [a, "12"],
          ],
          [
            [a, "12"],
            [b, "12"],
          ],
        ],
        15,
        "24",
      );
    case "sash":
      return rowsOf(
        times(10, (step): Cell[] => [
          [a, `${1 + step * 1.5}`],
          [b, "8"],
          [a, ""],
        ]),
        3,
        "24",
      );
  }
}
