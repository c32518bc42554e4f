import type { CDPSession, Page } from "playwright";

/** The transferred answer of one request. */
export type Piece = {
  readonly kind: "document" | "script" | "style" | "font" | "image" | "data";
  readonly path: string;
  /** Bytes of the body as sent. Headers are excluded, because they differ between servers. */
  readonly bytes: number;
};

/** Milliseconds of the page's own time to wait. What a page loads later is for a fan who stays. */
const SETTLE_MS = 4000;
/** Number of steps. Between them the browser paints a frame, because a page that is never painted has no layout shift. */
const STEPS = 40;
/**
 * A page is idle after this many steps without a new request, which are two seconds. A later request, such as the poll every three seconds
 * (flows §4.7), is not part of opening it.
 */
const QUIET_STEPS = 20;

/** Records a page's requests, from the first one on. */
export class Wire {
  readonly pieces: Piece[] = [];
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** @param page a page that has opened nothing yet */
  static async on(page: Page): Promise<Wire> {
    const session = await page.context().newCDPSession(page);
    const wire = new Wire(session);
    const begun = new Map<string, { readonly kind: Piece["kind"]; readonly path: string; readonly headers: number }>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      const { protocol, pathname, search } = new URL(response.url);
      // The browser itself sometimes fetches the icon.
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
   * Lets four seconds of the page's own time pass as fast as possible. The page's clock stops while an answer is outstanding and otherwise
   * jumps to the next timer, so the result is the same on a busy machine.
   * @returns the number of answers until the page became idle
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
  // By content type instead of by initiator, because a preloaded module is a script too.
  if (mime.includes("javascript")) return "script";
  if (mime.includes("css")) return "style";
  if (mime.includes("font") || type === "Font") return "font";
  return mime.startsWith("image/") ? "image" : "data";
}
