/** Address of a tariff's product information sheet. */
export function sheetHref(fileName: string): string {
  return `/api/files?${new URLSearchParams({ folder: "product-sheets", fileName }).toString()}`;
}
