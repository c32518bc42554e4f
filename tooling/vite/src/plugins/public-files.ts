import type { Plugin } from "vite";
import { publicFilesOf } from "../assets/public-files.ts";
import type { Club } from "../club.ts";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  webmanifest: "application/manifest+json",
  txt: "text/plain",
  ics: "text/calendar; charset=utf-8",
};

/** The club's icons, manifests, preview pictures and calendar files. A build emits them, the development server serves them from memory. */
export function publicFiles({ brand, tokens, origin }: Club): Plugin {
  const files = publicFilesOf(brand, tokens, origin);
  return {
    name: "club:public-files",
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, draw] of files) this.emitFile({ type: "asset", fileName, source: draw() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const draw = files.get(name);
        if (!draw) return next();
        response.setHeader("content-type", TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
        return response.end(draw());
      });
    },
  };
}
