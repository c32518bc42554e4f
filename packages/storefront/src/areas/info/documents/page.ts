import { definePage } from "../../../platform/page/page.ts";

export const pdpl = definePage({
  path: "/information/pdpl",
  title: "pdpl",
  drawn: "everybody",
  load: () => import("./documents.tsx"),
  screen: "Pdpl",
  texts: ["legal", "legal-pdpl"],
});

export const imprint = definePage({
  path: "/information/tag",
  title: "imprint",
  drawn: "everybody",
  load: () => import("./documents.tsx"),
  screen: "Imprint",
  texts: ["legal", "legal-imprint"],
});

export const agb = definePage({
  path: "/information/agb",
  title: "agb",
  drawn: "everybody",
  load: () => import("./documents.tsx"),
  screen: "Terms",
  texts: ["legal", "legal-agb"],
});

export const privacy = definePage({
  path: "/information/privacy-policy",
  title: "privacy",
  drawn: "everybody",
  load: () => import("./documents.tsx"),
  screen: "Privacy",
  texts: ["legal", "legal-privacy"],
});

export const accessibility = definePage({
  path: "/information/accessibility",
  title: "accessibility",
  drawn: "everybody",
  load: () => import("./documents.tsx"),
  screen: "Accessibility",
  texts: ["legal", "legal-accessibility"],
});
