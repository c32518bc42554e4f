import { createContext, type ReactNode, useContext } from "react";
import type { Brand } from "./contract.ts";

const BrandContext = createContext<Brand | undefined>(undefined);

/** Gives the page its club. */
export function BrandProvider({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The club this page belongs to; throws outside `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand needs a BrandProvider above it");
  return brand;
}
