import { definePage } from "../../../platform/page/page.ts";

export const productInformation = definePage({
  path: "/information/product-information",
  title: "productInformation",
  drawn: "everybody",
  load: () => import("./product-information.tsx"),
  screen: "ProductInformation",
  texts: ["information", "reception"],
});
