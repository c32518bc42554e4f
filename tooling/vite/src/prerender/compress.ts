import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const br = promisify(brotliCompress);
const gz = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|md|webmanifest|xml)$/;
/**
 * Scripts and styles are few and asked for by everybody: the best there is. Documents and what they were drawn with are many, and the
 * last step would cost a build as much again for one percent. Two steps below, files are six percent larger: budgets hold these bytes.
 */
const qualityFor = (file: string): number => (/\.(?:html|json)$/.test(file) ? 10 : 11);

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
