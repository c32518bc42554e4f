import type { CDPSession, Page } from "playwright";

/** What came over the wire for one request. */
export type Piece = {
  readonly kind: "document" | "script" | "style" | "font" | "image" | "data";
  readonly path: string;
  /** Of the body, as sent: headers are left out, as they differ from server to server. */
  readonly bytes: number;
};

/** How much of a page's own time passes while it is waited for. What a page puts off for longer is for somebody who stays. */
const SETTLE_MS = 4000;
/** In so many steps, between which a frame is painted: a page that moves and never is painted has no layout shift. */
const STEPS = 40;
/**
 * So many steps in which it has asked for nothing make a page idle: two seconds. What it asks for later, as every three seconds whether
 * anything has changed (flows §4.7), is no part of opening it.
 */
const QUIET_STEPS = 20;

/** Listens to what a page asks for, from the first request on. */
export class Wire {
  readonly pieces: Piece[] = [];
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** @param page one that has opened nothing yet */
  static async on(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page);
    const wire = new Wire(session);
    const begun = new Map<string, { readonly kind: Piece["kind"]; readonly path: string; readonly headers: number }>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      const { protocol, pathname, search } = new URL(response.url);
      // The browser asks for an icon on its own account, now and then.
      const isIcon = type === "Other" && response.mimeType.startsWith("image/");
      if (!protocol.startsWith("http") || response.fromDiskCache === true || isIcon) return;
      begun.set(requestId, { kind: kindOf(type, response.mimeType), path: pathname + search, headers: response.encodedDataLength });
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = begun.get(requestId);
      if (request)
        wire.pieces.push({
          kind: request.kind,
          path: request.path,
          bytes: encodedDataLength - request.headers,
        });
      begun.delete(requestId);
    });
    await session.send("Network.enable");
    return wire;
  }

  /**
   * Lets four seconds of the page's own time pass as fast as it can live through them: its clock stands still while an answer is
   * outstanding and jumps to the next timer otherwise, so the same happens on a busy machine as on an idle one.
   * @returns how much had come when it became idle
   */
  async settle(): Promise<number> {
    let heard = this.pieces.length;
    let idleAt: number | undefined;
    for (let step = 0, quiet = 0; step < STEPS; step += 1) {
      const passed = new Promise<void>((resolve) => void this.#session.once("Emulation.virtualTimeBudgetExpired", () => resolve()));
      const policy = { policy: "pauseIfNetworkFetchesPending", budget: SETTLE_MS / STEPS } as const;
      await this.#session.send("Emulation.setVirtualTimePolicy", policy);
      await passed;
      quiet = this.pieces.length === heard ? quiet + 1 : 0;
      heard = this.pieces.length;
      if (quiet === QUIET_STEPS) idleAt ??= heard;
    }
    return idleAt ?? heard;
  }
}

function kindOf(type: string, mime: string): Piece["kind"] {
  if (type === "Document") return "document";
  // By what it is, not by who asked: a module that is only preloaded is a script too.
  if (mime.includes("javascript")) return "script";
  if (mime.includes("css")) return "style";
  if (mime.includes("font") || type === "Font") return "font";
  return mime.startsWith("image/") ? "image" : "data";
}
