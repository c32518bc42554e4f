import { createTestOperator, startTestServer, type TestOperator } from "@tribun/operator/testing";

/** A PostgreSQL for one run and a seeded database on it. */
export type Lab = { readonly operator: TestOperator; readonly databaseUrl: string; readonly stop: () => Promise<void> };

/** Starts one. Processes under test are given its address; the operator in it only prepares and looks. */
export async function startLab(): Promise<Lab> {
  const stopServer = await startTestServer();
  const operator = await createTestOperator();
  return {
    operator,
    databaseUrl: operator.databaseUrl,
    stop: async () => {
      await operator.stop();
      await stopServer();
    },
  };
}

/** What every operator process under test is told. The limits themselves stay on, with room for one address. */
export const SETTINGS = { RATE_LIMIT_FACTOR: "100000", OTP_SENDS_PER_DAY_AND_IP: "100000" } as const;
