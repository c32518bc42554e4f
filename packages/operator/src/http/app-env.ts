import type { Hono } from "hono";
import type { Deps } from "../kernel/deps.ts";

/** Pages outside the contract: the hosted checkout, the sandbox console. They answer HTML and set their own headers. */
export type Pages = (app: Hono<AppEnv>, deps: Deps) => void;
export type AppEnv = { Variables: { requestId: string; ip: string; callId?: string; refused?: true } };
