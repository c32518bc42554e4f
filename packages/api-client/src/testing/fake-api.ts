import { type Api, ApiError, type FileApi } from "@tribun/api-client";
import type { Call } from "@tribun/api-client/contract";
import * as v from "valibot";

/** Answers by id of the call: a payload, an error to throw, or a function of the call's input and the number of earlier calls. */
export type FakeAnswers = Readonly<Record<string, unknown>>;
export type FakeCall = { readonly id: string; readonly input: Record<string, unknown> };

/** A client that answers from a table, parses like the real one and records the calls. */
export function fakeApi(answers: FakeAnswers): {
  readonly api: Api;
  readonly files: FileApi;
  readonly calls: FakeCall[];
} {
  const calls: FakeCall[] = [];
  const answer = async (call: Call, input: Record<string, unknown>): Promise<unknown> => {
    const before = calls.filter((earlier) => earlier.id === call.id).length;
    calls.push({ id: call.id, input });
    const given = answers[call.id];
    const made: unknown = typeof given === "function" ? await given(input, before) : given;
    if (made instanceof Error) throw made;
    if (made === undefined) throw new ApiError("-1", { reason: `no answer for ${call.id}` });
    return made;
  };
  const api: Api = async (call, input) => v.parse(call.payload, await answer(call, { ...input }));
  const files: FileApi = async (call, input) => {
    const file = await answer(call, { ...input });
    if (!(file instanceof Blob)) throw new ApiError("-1", { reason: `no file for ${call.id}` });
    return file;
  };
  return { api, files, calls };
}
