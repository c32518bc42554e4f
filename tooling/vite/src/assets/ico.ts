/** One picture of an icon file: its PNG bytes and its side in pixels. */
export type IcoImage = { readonly png: Uint8Array; readonly side: number };

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs PNG pictures into a Windows icon. Browsers fetch it from /favicon.ico without a link. */
export function ico(images: readonly IcoImage[]): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [i, { png, side }] of images.entries()) {
    const at = HEAD_BYTES + ENTRY_BYTES * i;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
