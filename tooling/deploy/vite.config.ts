import { defineConfig } from "vite";

// Bundles everything into one file, because the image of the clubs contains no packages.
export default defineConfig({
  build: { ssr: "src/clubs.ts", outDir: "dist", target: "node24" },
  ssr: { noExternal: true },
});
