import { KitProvider } from "@tribun/ui-kit";
import { createContext, type ReactNode, useContext } from "react";
import type { Brand } from "@tribun/brand-contract";

const BrandContext = createContext<Brand | undefined>(undefined);

/** Provides the club to the page, and the club's kit to its components. */
export function BrandProvider({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  return (
    <BrandContext value={brand}>
      <KitProvider value={brand.pattern}>{children}</KitProvider>
    </BrandContext>
  );
}

/** The club this page belongs to; throws outside `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand needs a BrandProvider above it");
  return brand;
}
