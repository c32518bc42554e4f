/**
 * Outline of Germany as a polygon, and the position of its postal regions, in degrees east and north. Approximate by hand: good for
 * orientation, not for measuring.
 */
const OUTLINE = `7.05 53.33,7 53.6,7.7 53.72,8.2 53.6,8.5 53.55,8.6 53.88,9.2 53.87,8.85 54.05,8.85 54.3,8.6 54.35,9 54.5,8.65 54.9,
9.45 54.82,9.9 54.78,10 54.5,10.9 54.4,11.1 54.2,10.8 53.95,11.5 54,12.1 54.15,12.5 54.45,13.1 54.35,13.4 54.65,13.7 54.3,13.8 54.05,
14.25 53.9,14.4 53.2,14.15 52.9,14.65 52.55,14.55 52.4,14.75 52.05,14.6 51.8,15 51.4,15.03 51.2,14.8 50.85,14.3 51.05,14.35 50.9,
13.5 50.7,12.95 50.4,12.3 50.2,12.1 50.3,12.5 49.9,12.45 49.65,12.9 49.3,13.45 48.95,13.8 48.75,13.75 48.55,13.45 48.55,13 48.25,
12.75 48.1,13 47.85,13 47.5,12.2 47.65,11.4 47.45,10.9 47.4,10.45 47.55,10.2 47.3,9.9 47.55,9 47.68,8.6 47.8,8.4 47.6,7.6 47.58,
7.6 48.1,8.1 48.9,7.4 49.18,6.7 49.2,6.35 49.5,6.5 49.8,6.15 50.1,6 50.75,6.1 51.2,6.2 51.5,5.97 51.8,6.8 51.95,7 52.25,6.7 52.5,
7.05 52.6,7.2 53.2`;

/** Positions by the first two digits of the postal code. */
const REGIONS = `01 13.7 51.1,02 14.7 51.2,03 14.3 51.7,04 12.4 51.3,06 11.9 51.5,07 11.7 50.9,08 12.5 50.7,09 12.9 50.8,10 13.3 52.52,
12 13.5 52.43,13 13.3 52.6,14 13 52.4,15 14.3 52.3,16 13.3 52.9,17 13.3 53.6,18 12.2 54,19 11.4 53.6,20 10 53.55,21 10.1 53.3,22 10 53.65,
23 10.8 53.8,24 10 54.3,25 9.2 54,26 8 53.2,27 8.8 53.4,28 8.8 53.08,29 10.2 52.8,30 9.7 52.4,31 9.9 52.15,32 8.7 52.2,33 8.6 51.95,
34 9.4 51.3,35 8.7 50.6,36 9.7 50.6,37 9.9 51.5,38 10.6 52.3,39 11.6 52.1,40 6.8 51.25,41 6.45 51.2,42 7.15 51.2,44 7.4 51.5,45 7 51.45,
46 6.7 51.7,47 6.65 51.4,48 7.5 52,49 8.05 52.4,50 6.9 50.95,51 7.1 50.95,52 6.2 50.8,53 7.1 50.7,54 6.7 49.8,55 8.1 49.95,56 7.5 50.35,
57 8 50.85,58 7.5 51.3,59 8 51.6,60 8.65 50.1,61 8.65 50.3,63 9 50.1,64 8.7 49.8,65 8.2 50.15,66 7 49.3,67 8.2 49.45,68 8.5 49.5,
69 8.75 49.4,70 9.15 48.8,71 9.25 48.9,72 9.1 48.5,73 9.6 48.7,74 9.3 49.15,75 8.7 48.9,76 8.35 49,77 7.95 48.5,78 8.6 48,79 7.85 48,
80 11.5 48.15,81 11.6 48.1,82 11.2 47.9,83 12.2 47.85,84 12.3 48.5,85 11.5 48.6,86 10.9 48.4,87 10.4 47.8,88 9.6 47.8,89 10 48.4,
90 11.1 49.45,91 10.7 49.4,92 11.9 49.4,93 12.1 49,94 13.2 48.7,95 11.8 50.1,96 10.9 50,97 9.95 49.8,98 10.7 50.6,99 11 50.95`;

/** A degree of longitude is shorter than a degree of latitude, here by the cosine of 51 degrees. */
const NARROWER = 0.629;
const SCALE = 100;
const [WEST, NORTH] = [5.75, 55.05];
/** Size of the map in SVG units. */
export const MAP = { width: 592, height: 790 };

const across = (east: number) => Math.round((east - WEST) * NARROWER * SCALE);
const down = (north: number) => Math.round((NORTH - north) * SCALE);
const numbersOf = (text: string) => text.split(",").map((place) => place.trim().split(" ").map(Number));

/** The outline as an SVG path. Each corner is relative to the one before, which makes the path shorter. */
export const outline = `m${numbersOf(OUTLINE)
  .map(([east = 0, north = 0]) => [across(east), down(north)] as const)
  .map(([x, y], at, corners) => [x - (corners[at - 1]?.[0] ?? 0), y - (corners[at - 1]?.[1] ?? 0)].join(" "))
  .join(" ")
  .replaceAll(" -", "-")}z`;

/** Position of each postal region by its two digits. A region that is not in this map has no point. */
export const regions: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map(
  REGIONS.split(",").map((region) => {
    const [digits = "", east, north] = region.trim().split(" ");
    return [digits, { x: across(Number(east)), y: down(Number(north)) }];
  }),
);
