import { n, type Palette } from "./backdrop.ts";

/** Returns SVG markup within a square of 400 units around the origin. */
type Draw = (palette: Palette) => string;

const ball: Draw = ({ clubA }) =>
  `<circle r="150" fill="#fff"/><path d="M0 -62L59 -19L36 50L-36 50L-59 -19Z" fill="${clubA}"/>${[0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="rotate(${turn})" d="M0 -62V-108M-38 -143L0 -108L38 -143" fill="none" stroke="${clubA}" stroke-width="13"/>`,
    )
    .join("")}<circle r="150" fill="none" stroke="${clubA}" stroke-width="10"/>`;

const scarf: Draw = ({ clubA, clubB }) => {
  const bars = Array.from({ length: 8 }, (_, i) => `<rect x="${-200 + i * 50}" y="-34" width="25" height="68" fill="${clubB}"/>`).join("");
  const fringe = (x: number) =>
    Array.from({ length: 6 }, (_, i) => `<path d="M${x} ${-28 + i * 11}h${x < 0 ? -26 : 26}" stroke="${clubB}" stroke-width="6"/>`).join(
      "",
    );
  const one = (turn: number) =>
    `<g transform="rotate(${turn})"><rect x="-204" y="-38" width="408" height="76" fill="#fff"/><rect x="-200" y="-34" width="400" height="68" fill="${clubA}"/>${bars}${fringe(-204)}${fringe(204)}</g>`;
  return one(24) + one(-24);
};

const goal: Draw = ({ clubB }) => {
  const net = Array.from({ length: 13 }, (_, i) => `<path d="M${-180 + i * 30} -120V110M-180 ${-120 + i * 19.2}H180"/>`).join("");
  return `<g stroke="#fff" stroke-width="3" opacity=".5" fill="none">${net}</g><path d="M-190 120V-128H190V120" fill="none" stroke="#fff" stroke-width="16"/><circle cx="92" cy="-52" r="34" fill="${clubB}" stroke="#fff" stroke-width="5"/>`;
};

const ticket: Draw = ({ clubA, clubB, onClubB }) =>
  `<g transform="rotate(-8)"><path d="M-190 -95H190V-28A28 28 0 0 0 190 28V95H-190V28A28 28 0 0 0 -190 -28Z" fill="${clubB}"/><path d="M78 -95V95" stroke="${clubA}" stroke-width="6" stroke-dasharray="14 12"/><g fill="${onClubB}"><rect x="-150" y="-56" width="180" height="26" rx="6"/><rect x="-150" y="-8" width="130" height="18" rx="6" opacity=".7"/><rect x="-150" y="32" width="160" height="18" rx="6" opacity=".7"/></g>${[
    0, 1, 2, 3, 4, 5,
  ]
    .map((i) => `<rect x="${104 + i * 12}" y="-60" width="${i % 2 ? 4 : 8}" height="120" fill="${onClubB}"/>`)
    .join("")}</g>`;

const jersey: Draw = ({ clubA, clubB, onClubA }) =>
  `<path d="M-70 -150L-190 -84L-150 0L-106 -22V160H106V-22L150 0L190 -84L70 -150C46 -108 -46 -108 -70 -150Z" fill="${clubA}" stroke="${onClubA}" stroke-width="8"/><path d="M-72 -132L-72 158H-36V-116M36 -116V158H72V-132" fill="${clubB}"/><path d="M-70 -150C-46 -108 46 -108 70 -150" fill="none" stroke="${clubB}" stroke-width="14"/>`;

const sim: Draw = ({ clubA, clubB }) =>
  `<path d="M-120 -160H60L120 -100V160H-120Z" fill="#fff"/><rect x="-76" y="-50" width="152" height="150" rx="20" fill="${clubB}" stroke="${clubA}" stroke-width="8"/><path d="M-76 0H-26M-76 50H-26M76 0H26M76 50H26M-26 -50V100M26 -50V100" stroke="${clubA}" stroke-width="8"/>`;

const phone: Draw = ({ clubA, clubB, onClubA }) =>
  `<rect x="-98" y="-186" width="196" height="372" rx="34" fill="#fff"/><rect x="-84" y="-166" width="168" height="332" rx="22" fill="${clubA}"/><rect x="-28" y="-156" width="56" height="12" rx="6" fill="#fff" opacity=".6"/>${[
    0, 1, 2, 3,
  ]
    .map((i) => `<rect x="${-56 + i * 30}" y="${40 - i * 34}" width="20" height="${40 + i * 34}" rx="4" fill="${clubB}"/>`)
    .join("")}<rect x="-56" y="108" width="112" height="24" rx="12" fill="${onClubA}"/>`;

const gift: Draw = ({ clubA, clubB }) =>
  `<rect x="-140" y="-50" width="280" height="200" rx="10" fill="${clubB}"/><rect x="-160" y="-96" width="320" height="60" rx="10" fill="#fff"/><rect x="-26" y="-96" width="52" height="246" fill="${clubA}"/><path d="M0 -96C-120 -210 -150 -96 0 -96C150 -96 120 -210 0 -96" fill="none" stroke="${clubA}" stroke-width="20"/>`;

const trophy: Draw = ({ clubA, clubB }) =>
  `<path d="M-96 -150H96C96 -30 66 40 0 56C-66 40 -96 -30 -96 -150Z" fill="${clubB}" stroke="#fff" stroke-width="8"/><path d="M-96 -120H-160C-160 -40 -130 -16 -78 -14M96 -120H160C160 -40 130 -16 78 -14" fill="none" stroke="${clubB}" stroke-width="18"/><path d="M-18 56H18V112H-18Z" fill="${clubB}"/><rect x="-86" y="108" width="172" height="50" rx="8" fill="#fff"/><path d="M0 -112L14 -76L52 -74L22 -50L32 -14L0 -34L-32 -14L-22 -50L-52 -74L-14 -76Z" fill="${clubA}"/>`;

const route: Draw = ({ clubB }) =>
  `<path d="M-170 60C-80 -140 80 -140 170 60" fill="none" stroke="#fff" stroke-width="10" stroke-dasharray="22 18"/><circle cx="-170" cy="70" r="30" fill="#fff"/><circle cx="170" cy="70" r="30" fill="${clubB}" stroke="#fff" stroke-width="8"/><path transform="translate(0 -92) rotate(90)" d="M0 -44L14 -10L60 18V32L14 18L10 44L26 58V68L0 60L-26 68V58L-10 44L-14 18L-60 32V18L-14 -10Z" fill="${clubB}"/>`;

const headset: Draw = ({ clubA, clubB }) =>
  `<path d="M-140 40V0A140 140 0 0 1 140 0V40" fill="none" stroke="#fff" stroke-width="26"/><rect x="-176" y="10" width="72" height="124" rx="30" fill="${clubB}"/><rect x="104" y="10" width="72" height="124" rx="30" fill="${clubB}"/><path d="M140 130C140 176 90 180 40 180" fill="none" stroke="#fff" stroke-width="14"/><circle cx="26" cy="180" r="24" fill="${clubB}" stroke="${clubA}" stroke-width="6"/>`;

const calendar: Draw = ({ clubA, clubB }) =>
  `<rect x="-150" y="-130" width="300" height="280" rx="24" fill="#fff"/><path d="M-150 -60V-106A24 24 0 0 1 -126 -130H126A24 24 0 0 1 150 -106V-60Z" fill="${clubB}"/>${Array.from(
    { length: 12 },
    (_, i) =>
      `<rect x="${-118 + (i % 4) * 64}" y="${-30 + Math.floor(i / 4) * 56}" width="40" height="34" rx="8" fill="${clubA}" opacity="${i === 6 ? 1 : 0.22}"/>`,
  ).join("")}`;

const signal: Draw = ({ clubB }) =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="M${n(-70 - i * 34)} ${n(-30 - i * 44)}A${n(78 + i * 56)} ${n(78 + i * 56)} 0 0 1 ${n(70 + i * 34)} ${n(-30 - i * 44)}" fill="none" stroke="${i % 2 ? "#fff" : clubB}" stroke-width="22"/>`,
    )
    .join("") + `<path d="M-14 0L-60 180H60L14 0Z" fill="#fff"/><circle r="30" fill="${clubB}"/>`;

const people: Draw = ({ clubA, clubB }) =>
  [-120, 0, 120]
    .map(
      (x, i) =>
        `<g transform="translate(${x} ${i === 1 ? 10 : 40}) scale(${i === 1 ? 1.1 : 0.9})"><circle cy="-78" r="46" fill="#fff"/><path d="M-78 130V24A78 60 0 0 1 78 24V130Z" fill="${i === 1 ? clubB : "#fff"}"/><path d="M-60 -22H60V8H-60Z" fill="${i === 1 ? clubA : clubB}"/></g>`,
    )
    .join("");

/** Every motif by name: objects of a match day and of a phone. None is a real crest. */
export const MOTIFS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ["ball", ball],
  ["scarf", scarf],
  ["goal", goal],
  ["ticket", ticket],
  ["jersey", jersey],
  ["sim", sim],
  ["phone", phone],
  ["gift", gift],
  ["trophy", trophy],
  ["route", route],
  ["headset", headset],
  ["calendar", calendar],
  ["signal", signal],
  ["people", people],
]);
