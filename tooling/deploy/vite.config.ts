import { defineConfig } from "vite";

// One file with everything in it: the image of the clubs needs no packages.
export default defineConfig({
  build: { ssr: "src/clubs.ts", outDir: "dist", target: "node24" },
  ssr: { noExternal: true },
});
