/** Address of a document of the operator, by folder and name (spec §7). */
export function fileHref(folder: "product-sheets" | "price-lists" | "legal-texts", fileName: string): string {
  return `/api/files?${new URLSearchParams({ folder, fileName }).toString()}`;
}

/** The file of a sheet's first version; each later one has the next number. */
export function firstVersion(sheetFile: string): string {
  return sheetFile.replace(/\.pdf$/, "_1.pdf");
}
