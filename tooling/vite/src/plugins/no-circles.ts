import type { Plugin } from "vite";

/**
 * Fails a build whose files import each other in a circle. The file that runs first would find the other one empty, which no test of a
 * module shows but every fan sees. `chunks.ts` defines the files and their order.
 */
export function noCircles(): Plugin {
  return {
    name: "club:no-circles",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (!circle) return;
      const fileOf = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)));
      const causes = chunks.flatMap(({ fileName, moduleIds }) => {
        const next = circle[circle.indexOf(fileName) + 1];
        if (!circle.includes(fileName)) return [];
        return moduleIds.flatMap((id) =>
          (this.getModuleInfo(id)?.importedIds ?? [])
            .filter((imported) => fileOf.get(imported) === next)
            .map((imported) => `${fileName}: ${id} imports ${imported}`),
        );
      });
      this.error(`Files that import each other: ${circle.join(" → ")}. Move one of these modules, see chunks.ts:\n${causes.join("\n")}`);
    },
  };
}

/** Returns the first circle among files, given the imports of each. The first file of the circle appears again at its end. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
