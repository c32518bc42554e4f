import type { Brand } from "./contract.ts";

/**
 * Declares a club. The type closes the contract in the editor; the build checks the values (`parseBrand`),
 * so that no schema travels to the browser.
 */
export function defineBrand<const B extends Brand>(brand: B): Brand {
  return brand;
}
