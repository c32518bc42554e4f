import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const br = promisify(brotliCompress);
const gz = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|md|webmanifest|xml)$/;
/**
 * The best there is for all that a fan waits for: for a document the last step is up to two percent and ten seconds of a build. What
 * documents were drawn with is fetched behind them and keeps to one step below.
 */
const qualityFor = (file: string): number => (file.endsWith(".json") ? 10 : 11);

/** Writes `.br` and `.gz` beside every file that gets smaller, so that the server never compresses a request. */
export async function compressAll(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz(content, { level: 9 }),
  ]);
  await Promise.all([
    ...(brotli.length < content.length ? [writeFile(`${file}.br`, brotli)] : []),
    ...(zipped.length < content.length ? [writeFile(`${file}.gz`, zipped)] : []),
  ]);
}
