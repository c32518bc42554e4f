import type { Order, Porting } from "@tribun/api-client/contract";
import { render } from "vitest-browser-react";
import { Dashboard } from "../areas/account/dashboard/dashboard.tsx";
import type { Answers } from "./fake-operator.ts";
import { ported, portedOrder, sampleStanding, sampleUser } from "./samples.ts";
import { makeStage } from "./stage.tsx";

/** The porting's path at the operator. */
export const ID = "/api/portings/p1";

/** The dashboard of a fan with the given porting. */
export async function openPorting(porting: Partial<Porting>, answers: Answers = {}, language: "de" | "tr" = "de") {
  const whole = ported(porting);
  const order: Order = portedOrder(whole);
  const stage = await makeStage({
    screen: <Dashboard />,
    path: "/dashboard",
    user: sampleUser,
    language,
    answers: {
      "GET /api/tariffs/me": [],
      "GET /api/orders": [order],
      "GET /api/tariffs/me/ping": sampleStanding,
      "GET /api/users/me": sampleUser,
      "GET /api/portings/me": [whole],
      [`PATCH ${ID}`]: { ...whole, state: "corrected", canCorrect: false },
      ...answers,
    },
  });
  await render(stage.element);
  return stage;
}

/** A porting that the donor declined for this reason and that can be corrected. */
export const declined = (reason: Porting["reason"]) =>
  ({ state: "declined", reason, canCorrect: true, canTakeNewNumber: true, triesLeft: 2 }) as const;
