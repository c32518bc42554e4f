import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "./lazy-screen.tsx";
import { loadPayment } from "./loaders-own.ts";
import { rootRoute } from "./root.ts";

const WIZARD = ["order", "ticket", "forms"] as const;

const cart = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cart",
  component: lazyScreen(() => import("../areas/order/cart/cart-page.tsx"), "CartPage"),
  staticData: { page: "cart", namespaces: WIZARD, delivery: "client" },
});

const orderTariff = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/tariff",
  component: lazyScreen(() => import("../areas/order/tariff/order-tariff.tsx"), "OrderTariff"),
  staticData: { page: "orderTariff", namespaces: WIZARD, delivery: "client" },
});

const orderNumber = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/number",
  component: lazyScreen(() => import("../areas/order/number/order-number.tsx"), "OrderNumber"),
  staticData: { page: "orderNumber", namespaces: WIZARD, delivery: "client" },
});

const orderExtras = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/extras",
  component: lazyScreen(() => import("../areas/order/extras/order-extras.tsx"), "OrderExtras"),
  staticData: { page: "orderExtras", capability: "jersey", namespaces: WIZARD, delivery: "client" },
});

const orderApproval = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/approval",
  component: lazyScreen(() => import("../areas/order/approval/order-approval.tsx"), "OrderApproval"),
  staticData: { page: "orderApproval", namespaces: [...WIZARD, "approval"], delivery: "client" },
});

const PAYMENT = ["payment", "forms"] as const;

const processing = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/processing",
  component: lazyScreen(() => import("../areas/order/processing/order-processing.tsx"), "OrderProcessing"),
  staticData: { page: "processing", namespaces: PAYMENT, delivery: "client" },
});

/** Open to guests too: the check call answers by the checkout's id, and only paying again asks for the session. */
const paymentResult = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard/payment-result",
  loader: loadPayment,
  component: lazyScreen(() => import("../areas/account/payment-result/payment-result.tsx"), "PaymentResult"),
  staticData: { page: "paymentResult", namespaces: PAYMENT, delivery: "client" },
});

const checkoutSuccess = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout/success",
  component: lazyScreen(() => import("../areas/order/success/checkout-success.tsx"), "CheckoutSuccess"),
  staticData: { page: "checkoutSuccess", namespaces: [...PAYMENT, "invite"], delivery: "client" },
});

/** The cart, the order wizard, the way through the payment, and the end of both. Shells: they need the fan's browser. */
export const orderRoutes = [
  cart,
  orderTariff,
  orderNumber,
  orderExtras,
  orderApproval,
  processing,
  paymentResult,
  checkoutSuccess,
] as const;
