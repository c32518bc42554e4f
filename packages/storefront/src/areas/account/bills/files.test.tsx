import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BILL_ANSWERS } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Bills } from "./bills.tsx";

const PDF = "GET /api/invoices/i1/pdf";

test("a file that is pressed twice at once is fetched once, and again later", async () => {
  let came: (file: Response) => void = () => undefined;
  const answers = { ...BILL_ANSWERS, [PDF]: () => new Promise<Response>((resolve) => (came = resolve)) };
  const { element, sent } = await makeStage({ screen: <Bills />, path: "/dashboard/bills?bill=i1", answers, user: sampleUser });
  await render(element);
  const button = page.getByRole("button", { name: /PDF/ }).first();
  await expect.element(button).toBeVisible();
  const fetched = () => sent.filter(({ call }) => call === PDF).length;
  const press = button.element();
  if (!(press instanceof HTMLElement)) throw new Error("no button");
  press.click();
  press.click();
  await expect.poll(fetched).toBe(1);
  came(new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } }));
  await expect.element(button).toBeEnabled();
  await expect.element(button).not.toHaveAttribute("aria-disabled", "true");
  press.click();
  await expect.poll(fetched).toBe(2);
});
