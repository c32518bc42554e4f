import { serve } from "@hono/node-server";
import { Hono } from "hono";
import * as v from "valibot";

// The reference for `reads`: a bare hono route in a process of its own, which answers the same bytes as the operator.
const answer = v.object({ body: v.string(), headers: v.record(v.string(), v.string()) });
const { body, headers } = v.parse(answer, JSON.parse(process.env["BARE_ANSWER"] ?? "{}"));
const etag = headers["etag"];
const app = new Hono();
app.get("/", (c) => (c.req.header("if-none-match") === etag ? c.body(null, 304, headers) : c.body(body, 200, headers)));
process.once("disconnect", () => process.exit());
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(`http://127.0.0.1:${port}/`));
