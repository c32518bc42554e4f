import { createRoute } from "@tanstack/react-router";
import { lazyScreen, lazyScreenOf } from "./lazy-screen.tsx";
import { movedRoute } from "./moved-route.ts";
import { rootRoute } from "./root.ts";

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/login",
  component: lazyScreen(() => import("../areas/auth/login/login.tsx"), "Login"),
  staticData: { page: "login", alone: "login", namespaces: ["auth", "forms", "errors", "validation"] },
});

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/register",
  component: lazyScreen(() => import("../areas/auth/register/register.tsx"), "Register"),
  staticData: { page: "register", alone: "register", namespaces: ["auth", "forms", "errors", "validation"] },
});

/** Registration inside an order: opened by the wizard, with the tariff in sight. */
const registerTariff = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/register/tariff",
  component: lazyScreenOf(
    () => import("../areas/order/registration/register-tariff.tsx"),
    "RegisterTariff",
    () => import("../features/registration/registration-form.tsx"),
  ),
  staticData: { page: "register", delivery: "client", namespaces: ["auth", "forms", "ticket"] },
});

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/welcome",
  component: lazyScreen(() => import("../areas/auth/welcome/welcome.tsx"), "Welcome"),
  staticData: { page: "welcome", delivery: "client", session: true, namespaces: ["auth"] },
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot-password",
  component: lazyScreen(() => import("../areas/auth/forgot-password/forgot-password.tsx"), "ForgotPassword"),
  staticData: { page: "forgotPassword", alone: "forgotPassword", namespaces: ["auth", "forms", "errors", "validation"] },
});

export const authRoutes = [
  login,
  register,
  registerTariff,
  welcome,
  forgotPassword,
  movedRoute("/login"),
  movedRoute("/register"),
] as const;
