import { type Call, checkPassword, contract } from "@tribun/api-client/contract";
import { ERRORS } from "@tribun/domain";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { docsPage } from "./docs-page.ts";
import { type About, openApiDocument, type OpenApiDocument } from "./document.ts";
import { codesOf, type Operation } from "./operation.ts";

const CALLS: readonly Call[] = Object.values(contract);
const EXAMPLE = { request: { password: "Zeytin-Dalı-9" }, response: { payload: { refused: "password.known" } } };
let operator: TestOperator;
let about: About;
let document: OpenApiDocument;
beforeAll(async () => {
  operator = await createTestOperator();
  const { teams } = operator.deps;
  about = { url: "http://localhost:1900", teams, perMinute: 120, examples: { checkPassword: EXAMPLE } };
  document = openApiDocument(about);
});
afterAll(() => operator.stop());

const everyOperation = (): (readonly [Call, Operation])[] =>
  CALLS.flatMap((call) =>
    [call.path, ...(call.aliases ?? [])].map((path) => {
      const item = Object.entries(document.paths[path] ?? {});
      const operation = item.find(([method]) => method === call.method.toLowerCase())?.[1];
      if (!operation) throw new Error(`${call.method} ${path} is not in the document`);
      return [call, operation] as const;
    }),
  );

test("is a valid OpenAPI 3.1 document", async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("every reference leads somewhere, and every id is its own", () => {
  const text = JSON.stringify(document);
  const known = new Set(
    ["schemas", "parameters"].flatMap((kind) =>
      Object.keys(Object.entries(document.components).find(([name]) => name === kind)?.[1] ?? {}).map(
        (name) => `#/components/${kind}/${name}`,
      ),
    ),
  );
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = ""]) => ref);
  expect(refs.length).toBeGreaterThan(100);
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
  const ids = everyOperation().map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("says of every call and alias what the contract says", () => {
  for (const [call, operation] of everyOperation()) {
    const refs = operation.parameters.flatMap((parameter) => ("$ref" in parameter ? [parameter.$ref.split("/").at(-1)] : []));
    const names = operation.parameters.flatMap((parameter) => ("$ref" in parameter ? [] : parameter.in === "path" ? [parameter.name] : []));
    expect(names, call.id).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(refs.includes("TeamId"), call.id).toBe(!call.headerless);
    expect(refs.includes("IdempotencyKey"), call.id).toBe(call.idempotent === true);
    expect(operation.requestBody !== undefined, call.id).toBe(call.body !== undefined);
    const ways = operation.security.flatMap((way) => Object.keys(way));
    expect(ways, call.id).toEqual(call.auth === "public" ? [] : [call.auth === "internal" ? "ownSystem" : "bearer"]);
    for (const code of codesOf(call)) {
      const answer = operation.responses[code === "-1" ? "default" : String(ERRORS[code].status)];
      expect(JSON.stringify(answer?.content), `${call.id} ${code}`).toContain(`"${code}"`);
    }
  }
});

test("shows programs and people an example of what is sent and answered", async () => {
  const { requestBody, responses } = document.paths[checkPassword.path]?.post ?? {};
  expect(requestBody?.content["application/json"]?.example).toEqual(EXAMPLE.request);
  expect(responses?.["200"]?.content?.["application/json"]?.example).toEqual(EXAMPLE.response);
  const html = String(await docsPage(CALLS, about));
  for (const word of [EXAMPLE.request.password, "password.known"]) expect(html).toContain(word);
});

test("an operator serves it, and a page that people read", async () => {
  const served = await operator.request("/openapi.json");
  expect(served.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(JSON.parse(await served.text())).toMatchObject({ openapi: "3.1.0", servers: [{ url: operator.deps.config.publicUrl }] });
  const page = await operator.request("/docs");
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|<style|<[^>]*\sstyle=|(?:src|href)="(?:https?:)?\/\//);
  for (const call of CALLS) expect(html, call.id).toContain(`id="${call.id}"`);
  expect((await operator.request("/docs/style.css")).headers.get("content-type")).toContain("text/css");
});
