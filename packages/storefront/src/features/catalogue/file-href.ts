/** Address of a document of the operator, by folder and name (spec §7). */
export function fileHref(folder: "product-sheets" | "summary-samples" | "price-lists" | "legal-texts", fileName: string): string {
  return `/api/files?${new URLSearchParams({ folder, fileName }).toString()}`;
}
