import type { Language } from "@tribun/domain";
import type { Team, Teams } from "../../base/teams.ts";
import type { Db } from "../../db/database.ts";
import type { BinaryAnswer } from "../../http/context.ts";

/** Reader of a file. `team` is known when a club's app forwarded the request. */
export type Reader = {
  readonly db: Db;
  readonly language: Language;
  readonly team: Team | undefined;
  readonly deps: { readonly teams: Teams };
};

/** Finds one file; undefined for an unknown name. */
export type Folder = (fileName: string, reader: Reader) => Promise<BinaryAnswer | undefined>;
