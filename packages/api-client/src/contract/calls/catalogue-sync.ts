import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  optionExternalId,
  optionImport as optionImportBody,
  optionUpdate as optionUpdateBody,
  tariffExternalId,
  tariffImport as tariffImportBody,
  tariffUpdate as tariffUpdateBody,
} from "../schemas/catalogue-sync.ts";
import { option } from "../schemas/packs.ts";
import { tariff } from "../schemas/tariff.ts";

const INTERNAL = "Internal, for the partner's catalogue; needs the operator's ADMIN_TOKEN as bearer, 403 otherwise";
const limit = { max: 120, seconds: 60 };

export const optionImport = defineCall({
  id: "optionImport",
  method: "POST",
  path: "/api/internal/options",
  auth: "internal",
  limit,
  summary: `Puts a new pack on sale. ${INTERNAL}`,
  body: optionImportBody,
  payload: option,
  codes: ["1026"],
});
export const optionUpdate = defineCall({
  id: "optionUpdate",
  method: "PATCH",
  path: "/api/internal/options/{externalId}",
  auth: "internal",
  limit,
  summary: `Changes what a pack costs and says, or takes it off sale. ${INTERNAL}`,
  params: v.object({ externalId: optionExternalId }),
  body: optionUpdateBody,
  payload: option,
  codes: ["1025"],
});
export const tariffImport = defineCall({
  id: "tariffImport",
  method: "POST",
  path: "/api/internal/tariffs",
  auth: "internal",
  limit,
  summary: `Puts a new tariff on sale. ${INTERNAL}`,
  body: tariffImportBody,
  payload: tariff,
  codes: ["1040"],
});
export const tariffUpdate = defineCall({
  id: "tariffUpdate",
  method: "PATCH",
  path: "/api/internal/tariffs/{externalId}",
  auth: "internal",
  limit,
  summary: `Changes what a tariff costs and says for new customers. ${INTERNAL}`,
  params: v.object({ externalId: tariffExternalId }),
  body: tariffUpdateBody,
  payload: tariff,
  codes: ["1039"],
});
