import { createRoute } from "@tanstack/react-router";
import { DOCUMENTS } from "@tribun/i18n";
import { lazyScreen } from "./lazy-screen.tsx";
import { loadDonors, loadProducts, loadQuestions } from "./loaders.ts";
import { movedRoute } from "./moved-route.ts";
import { rootRoute } from "./root.ts";

const index = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information",
  loader: loadQuestions,
  component: lazyScreen(() => import("../areas/info/index/information-index.tsx"), "InformationIndex"),
  staticData: {
    page: "information",
    namespaces: ["information", ...DOCUMENTS],
  },
});

const faq = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/faq",
  loader: loadQuestions,
  component: lazyScreen(() => import("../areas/info/faq/faq.tsx"), "Faq"),
  staticData: { page: "faq", namespaces: ["information"] },
});

/** How a number is brought along, for clubs that take numbers from elsewhere. */
const porting = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/porting",
  loader: loadDonors,
  component: lazyScreen(() => import("../areas/info/porting/number-porting.tsx"), "NumberPorting"),
  staticData: { page: "porting", capability: "porting", namespaces: ["portingPage", "porting"] },
});

const aboutUs = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/about-us",
  component: lazyScreen(() => import("../areas/info/about-us/about-us.tsx"), "AboutUs"),
  staticData: { page: "aboutUs", namespaces: ["information"] },
});

const dsgvo = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/dsgvo",
  component: lazyScreen(() => import("../areas/info/dsgvo/dsgvo.tsx"), "Dsgvo"),
  staticData: { page: "dsgvo", alone: "dsgvo", namespaces: ["information", "forms", "errors", "validation"] },
});

const pdpl = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/pdpl",
  component: lazyScreen(() => import("../areas/info/documents/documents.tsx"), "Pdpl"),
  staticData: { page: "pdpl", namespaces: ["legal", "legal-pdpl"] },
});

const productInformation = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/product-information",
  loader: loadProducts,
  component: lazyScreen(() => import("../areas/info/product-information/product-information.tsx"), "ProductInformation"),
  staticData: { page: "productInformation", namespaces: ["information", "reception"] },
});

const imprint = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/tag",
  component: lazyScreen(() => import("../areas/info/documents/documents.tsx"), "Imprint"),
  staticData: { page: "imprint", namespaces: ["legal", "legal-imprint"] },
});

const agb = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/agb",
  component: lazyScreen(() => import("../areas/info/documents/documents.tsx"), "Terms"),
  staticData: { page: "agb", namespaces: ["legal", "legal-agb"] },
});

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/privacy-policy",
  component: lazyScreen(() => import("../areas/info/documents/documents.tsx"), "Privacy"),
  staticData: { page: "privacy", namespaces: ["legal", "legal-privacy"] },
});

const accessibility = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/accessibility",
  component: lazyScreen(() => import("../areas/info/documents/documents.tsx"), "Accessibility"),
  staticData: { page: "accessibility", namespaces: ["legal", "legal-accessibility"] },
});

const cancellation = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/cancellation",
  component: lazyScreen(() => import("../areas/support/cancellation/cancellation.tsx"), "Cancellation"),
  staticData: { page: "cancellation", alone: "cancellation", namespaces: ["legal", "legal-withdrawal", "forms", "errors", "validation"] },
});

/** Where the link leads that asks the owner of a contract; it also stands in `CONFIRM_PAGE` of the operator. */
const confirmDeclaration = createRoute({
  getParentRoute: () => rootRoute,
  path: "/information/cancellation/confirm",
  component: lazyScreen(() => import("../areas/support/confirm-declaration/confirm-declaration.tsx"), "ConfirmDeclaration"),
  staticData: { page: "confirmDeclaration", delivery: "client", namespaces: ["legal"] },
});

export const informationRoutes = [
  index,
  faq,
  porting,
  aboutUs,
  dsgvo,
  pdpl,
  productInformation,
  imprint,
  agb,
  privacy,
  accessibility,
  cancellation,
  confirmDeclaration,
  movedRoute("/information/terms"),
] as const;
