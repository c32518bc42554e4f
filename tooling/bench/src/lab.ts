import { createTestOperator, startTestServer, type TestOperator } from "@tribun/operator/testing";

/** A PostgreSQL server for one run, with a seeded database. */
export type Lab = { readonly operator: TestOperator; readonly databaseUrl: string; readonly stop: () => Promise<void> };

/** Starts the server and an operator that prepares and inspects data. The processes under test get the address of its database. */
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

/** Settings of every operator process under test. Its rate limits stay on, with room for many calls from one address. */
export const SETTINGS = { RATE_LIMIT_FACTOR: "100000", OTP_SENDS_PER_DAY_AND_IP: "100000" } as const;
