import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder that a build writes. */
export class Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(name: string): Promise<string> {
    return readFile(join(this.#folder, name), "utf8");
  }

  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  /**
   * Writes a file that is named after its content.
   * @returns its address
   */
  async add(name: string, ending: string, text: string): Promise<string> {
    const file = `assets/${name}-${createHash("sha256").update(text).digest("base64url").slice(0, 6)}.${ending}`;
    await this.write(file, text);
    return `/${file}`;
  }
}
