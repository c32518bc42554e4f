import { login, myLines } from "@tribun/api-client/contract";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../seed/demo.ts";
import type { As, TestOperator } from "./index.ts";

/** The signed-in demo fan of a club with the line "Tribün M", 25 GB, of which 13.2 are used. */
export type DemoFan = { readonly as: As & { readonly token: string }; readonly lineId: string; readonly msisdn: string };

/** The proof of the demo fan's calls. */
export const DEMO_PROOF = { password: DEMO_PASSWORD } as const;

/** Signs in the demo fan of a club. */
export async function demoFan(operator: TestOperator, team = 1): Promise<DemoFan> {
  const { accessToken } = await operator.call(login, { body: { identifier: DEMO_EMAIL, password: DEMO_PASSWORD } }, { team });
  const as = { token: accessToken, team };
  const [line] = await operator.call(myLines, undefined, as);
  if (!line) throw new Error("the demo fan has no line");
  return { as, lineId: line.id, msisdn: line.msisdn };
}
