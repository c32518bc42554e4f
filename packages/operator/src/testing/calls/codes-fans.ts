import {
  campaignDetail,
  deviceDetail,
  distributors,
  enterGiveaway,
  mediaContent,
  saveDistributor,
  startGame,
  takeReward,
  wallpaperDetail,
} from "@tribun/api-client/contract";
import { writeParty } from "../../sandbox/parties.ts";
import { newPlayer, playTo } from "../games.ts";
import { giveawayForm } from "../giveaways.ts";
import { type CodeProof, type CodeProofs, refused } from "./code-proof.ts";
import { FAN_FIXTURES } from "./fans.ts";
import { ADMIN_TOKEN } from "./world.ts";

const SYSTEM = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };

/** Requests a reward after a turn with this outcome; takes `before` first. */
const reward =
  (outcome: "win" | "lose", rewardId: string, before?: string): CodeProof =>
  async ({ operator }) => {
    const player = await newPlayer(operator);
    const as = { token: player.token };
    const { id } = await playTo(operator, player, outcome);
    if (before !== undefined) await operator.call(takeReward, { params: { id }, body: { rewardId: before } }, as);
    return refused(operator, takeReward, { params: { id }, body: { rewardId } }, as);
  };

export const FAN_CODES = {
  "1010": ({ operator }) => refused(operator, campaignDetail, { params: { id: "nope" } }),
  "1013": async ({ operator }) => {
    await writeParty(operator.deps.db, { party: "directory", mode: "fail" });
    const { params, body } = FAN_FIXTURES.saveDistributor.prepare();
    const proof = await refused(operator, saveDistributor, { params, body }, SYSTEM);
    await writeParty(operator.deps.db, { party: "directory", mode: "normal" });
    return proof;
  },
  "1014": ({ operator }) => refused(operator, distributors, { query: { plz: "00000" } }),
  "1015": ({ operator }) => refused(operator, mediaContent, { params: { id: "nope" } }),
  "1016": reward("win", "gb-1-long", "gb-1-long"),
  "1017": reward("lose", "gb-1-long"),
  "1018": reward("win", "nope"),
  "1019": reward("win", "gb-3-derby"),
  "1022": ({ operator }) => refused(operator, deviceDetail, { params: { tac: "12345678" } }, SYSTEM),
  "1027": async ({ operator }) => {
    const player = await newPlayer(operator);
    await playTo(operator, player, "win");
    return refused(operator, startGame, { params: { id: "penalty" } }, { token: player.token });
  },
  "1042": ({ operator }) => refused(operator, wallpaperDetail, { params: { id: "nope" } }),
  "1111": ({ operator }) => refused(operator, enterGiveaway, { body: giveawayForm("late@example.com", { giveawayKey: "derbi-2024" }) }),
} satisfies Partial<CodeProofs>;
