import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const br = promisify(brotliCompress);
const gz = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|md|webmanifest)$/;
/** The last two steps of brotli cost ten times the time for two percent: left to a release. */
const BROTLI_QUALITY = 9;

/** Writes `.br` and `.gz` beside every file that gets smaller, so that the server never compresses a request. */
export async function compressAll(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz(content, { level: 9 }),
  ]);
  await Promise.all([
    ...(brotli.length < content.length ? [writeFile(`${file}.br`, brotli)] : []),
    ...(zipped.length < content.length ? [writeFile(`${file}.gz`, zipped)] : []),
  ]);
}
