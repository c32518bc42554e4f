import type { Api, ApiContext } from "./api.ts";
import { ApiError } from "./error.ts";

/**
 * The client, whose code comes with the first call: a page is alive before it needs the network.
 * Code that cannot be fetched is the same to a fan as an operator that cannot be reached, and is fetched again next time.
 */
export function createLazyApi(context: ApiContext): Api {
  let client: Promise<Api> | undefined;
  return async (call, input) => {
    client ??= import("./http.ts").then(({ createApi }) => createApi(context));
    let api: Api;
    try {
      api = await client;
    } catch (cause) {
      client = undefined;
      throw new ApiError("-1", { cause, reason: "unreachable" });
    }
    return api(call, input);
  };
}
