import { clubOf } from "../../base/clubs/clubs.ts";
import type { Team } from "../../base/teams.ts";
import type { Pen } from "./pen.ts";

/** Height of the ribbon on every page, and of the band above it on the first one, pt. */
export const RIBBON = 9;
export const bandOf = (air: number): number => 38 + 18 * air;

const NAME_SIZE = 27;
/** The flag of the club's mark: 32 × 44 units, as in its icons. */
const FLAG = "M4 0h20a8 8 0 0 1 8 8v32a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z";
const FLAG_HEIGHT = 34;
/** Width of a stripe of the ribbon. */
const UNIT = 18;
const NEUTRAL = { name: "Tribün", colours: { clubA: "#15161a", onClubA: "#ffffff", clubB: "#ffffff", onClubB: "#15161a" } };

type Doc = PDFKit.PDFDocument;
type Colours = Team["colours"];

/** Draws a club's head as decoration: on the first page band, mark, name and ribbon, on the others the ribbon alone. */
export function clubHead({ doc, fontFor, decorate, left, air }: Pen, team: Team | undefined, page: "first" | "later"): void {
  const { name, colours } = team ?? NEUTRAL;
  const { width } = doc.page;
  const band = page === "first" ? bandOf(air) : 0;
  decorate(() => {
    doc.rect(0, 0, width, band + RIBBON).fill(colours.clubA);
    if (team) ribbon(doc, clubOf(team.id).kit, colours, band);
    if (page === "later") return;
    if (team) mark(doc, clubOf(team.id).kit, colours, left, (band - FLAG_HEIGHT) / 2);
    fontFor("display", name)
      .fontSize(NAME_SIZE)
      .fillColor(colours.onClubA)
      .text(name, team ? left + 42 : left, band / 2 - NAME_SIZE * 0.56, { lineBreak: false });
  }, "Pagination");
}

/** The kit along the lower edge of the head, from `y`: bars, flags with gaps, bands, or the sash. */
function ribbon(doc: Doc, kit: ReturnType<typeof clubOf>["kit"], { clubA, onClubA, clubB }: Colours, y: number): void {
  const { width } = doc.page;
  const along = (step: number, draw: (x: number) => void) => {
    for (let x = 0; x < width; x += step) draw(x);
  };
  const bar = (x: number, top: number, w: number, h: number, fill: string) => doc.rect(x, top, w, h).fill(fill);
  if (kit === "stripes") along(2 * UNIT, (x) => bar(x + UNIT, y, UNIT, RIBBON, clubB));
  else if (kit === "hoops") {
    bar(0, y, width, RIBBON, clubB);
    bar(0, y + RIBBON / 3, width, RIBBON / 3, clubA);
  } else if (kit === "halves") {
    bar(0, y, width, RIBBON, onClubA);
    along(2.5 * UNIT, (x) => {
      bar(x, y + 2, 1.1 * UNIT, RIBBON - 2, clubA);
      bar(x + 1.1 * UNIT, y + 2, 1.1 * UNIT, RIBBON - 2, clubB);
    });
  } else if (kit === "pinstripe") along(UNIT * 0.6, (x) => bar(x + UNIT * 0.45, y, UNIT * 0.15, RIBBON, clubB));
  else if (kit === "chevron") along(2 * UNIT, (x) => doc.path(`M${x} ${y + RIBBON}l${UNIT} ${-RIBBON}l${UNIT} ${RIBBON}z`).fill(clubB));
  else if (kit === "quarters") {
    along(2 * UNIT, (x) => {
      bar(x, y, UNIT, RIBBON / 2, clubB);
      bar(x + UNIT, y + RIBBON / 2, UNIT, RIBBON / 2, clubB);
    });
  } else {
    // The diagonal crosses the whole head, because a piece of it at the lower edge would look like a stain.
    const height = y + RIBBON;
    doc.path(`M${width * 0.78} 0h${3 * UNIT}l${height * 0.73} ${height}h${-3 * UNIT}z`).fill(clubB);
  }
}

/** The club's mark: a flag with its kit, outlined in the colour that reads on the band. */
function mark(doc: Doc, kit: ReturnType<typeof clubOf>["kit"], { clubA, onClubA, clubB }: Colours, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(FLAG_HEIGHT / 44);
  doc.save().path(FLAG).clip();
  doc.rect(0, 0, 32, 44).fill(clubA);
  if (kit === "stripes") for (const i of [0, 1, 2]) doc.rect((2 * i + 1) * 5.33, 0, 5.33, 44).fill(clubB);
  else if (kit === "hoops") for (const i of [0, 1, 2]) doc.rect(0, (2 * i + 1) * 7.33, 32, 7.33).fill(clubB);
  else if (kit === "halves") doc.rect(16, 0, 16, 44).fill(clubB);
  else if (kit === "pinstripe") for (const i of [0, 1, 2, 3, 4]) doc.rect(4.5 + i * 5.33, 0, 1.4, 44).fill(clubB);
  else if (kit === "chevron") doc.path("M0 40L16 18l16 22v-14L16 4 0 26z").fill(clubB);
  else if (kit === "quarters") doc.rect(0, 0, 16, 22).rect(16, 22, 16, 22).fill(clubB);
  else doc.path("M5.6 0h7.7L31.5 44h-7.7z").fill(clubB);
  doc.restore();
  doc.path(FLAG).lineWidth(2.5).stroke(onClubA).restore();
}
