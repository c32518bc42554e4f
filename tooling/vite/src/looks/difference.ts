/** A picture in shades of grey, 0 to 255, row by row. */
export type Grey = { readonly width: number; readonly height: number; readonly shades: ArrayLike<number> };

/** Side of a block in px. */
export const BLOCK = 16;
/** How many shades the pixels of a block must differ on average. A line of text on paper differs by more from bare paper. */
const SHADES = 16;

/** Share of blocks that differ, 0 to 1, in the part that both pictures have. */
export function difference(one: Grey, other: Grey): number {
  const columns = Math.floor(Math.min(one.width, other.width) / BLOCK);
  const rows = Math.floor(Math.min(one.height, other.height) / BLOCK);
  let different = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (distance(one, other, column * BLOCK, row * BLOCK) >= SHADES) different += 1;
    }
  }
  return different / (columns * rows);
}

function distance(one: Grey, other: Grey, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y++) {
    for (let x = left; x < left + BLOCK; x++) {
      sum += Math.abs((one.shades[y * one.width + x] ?? 0) - (other.shades[y * other.width + x] ?? 0));
    }
  }
  return sum / BLOCK ** 2;
}
