import { randomUUID } from "node:crypto";
import { confirmGiveaway, enterGiveaway, sendSupportMessage, startGame } from "@tribun/api-client/contract";
import { changeWindow, germanDay, HOUR_MS } from "@tribun/domain";
import { surveyAnswers } from "../../db/schema/fan-service.ts";
import { gamePlayers, gamePlays } from "../../db/schema/games.ts";
import { outages } from "../../db/schema/outages.ts";
import { JERSEY_ORDER, newContract, withdraw } from "../declarations.ts";
import { KICKS, playTo } from "../games.ts";
import { giveawayForm, linkIn } from "../giveaways.ts";
import type { Fixtures } from "./fixture.ts";
import { ADMIN_TOKEN, type World } from "./world.ts";

const SYSTEM = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };
const someEmail = () => `${randomUUID()}@example.com`;

/** Deletes all plays, so that every fan may play. */
const forgetPlays = async ({ operator }: World): Promise<void> => {
  await operator.deps.db.delete(gamePlays);
  await operator.deps.db.delete(gamePlayers);
};

/** Returns a token from the newest mail about a new entry: of the first mail, or of its confirmation. */
async function mailedToken({ operator }: World, name: "token" | "revoke"): Promise<string> {
  const email = someEmail();
  await operator.call(enterGiveaway, { body: giveawayForm(email) });
  const token = await linkIn(operator, email, "token");
  if (name === "revoke") await operator.call(confirmGiveaway, { body: { token } });
  return name === "token" ? token : linkIn(operator, email, "revoke");
}

export const FAN_FIXTURES = {
  mediaNews: { prepare: () => ({}) },
  mediaContents: { prepare: () => ({ query: { type: "faq" } }) },
  mediaContent: { prepare: () => ({ params: { id: "about-us" } }) },
  videosNew: { prepare: () => ({}) },
  videos: { prepare: () => ({}) },
  campaignsNew: { prepare: () => ({}) },
  campaigns: { prepare: () => ({}) },
  campaignDetail: { prepare: () => ({ params: { id: "derby-data" } }) },
  wallpapers: { prepare: () => ({}) },
  wallpaperDetail: { prepare: () => ({ params: { id: "sash" } }) },
  categories: { prepare: () => ({ query: { scope: "faq" } }) },

  giveaways: { prepare: () => ({}) },
  giveawayDetail: { prepare: () => ({ params: { key: "derbi" } }) },
  enterGiveaway: { prepare: () => ({ body: giveawayForm(someEmail()) }) },
  confirmGiveaway: { stranger: { code: "1028" }, prepare: async (world) => ({ body: { token: await mailedToken(world, "token") } }) },
  revokeGiveawayConsent: {
    stranger: { code: "1028" },
    prepare: async (world) => ({ body: { token: await mailedToken(world, "revoke") } }),
  },

  games: { prepare: () => ({}) },
  startGame: {
    prepare: async (world) => {
      await forgetPlays(world);
      return { params: { id: "penalty" } };
    },
  },
  playGame: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => {
      await forgetPlays(world);
      const params = { id: "penalty" };
      const { seed } = await world.operator.call(startGame, { params }, world.owner.as);
      return { params, body: { seed, kicks: KICKS } };
    },
  },
  rewards: { prepare: () => ({}) },
  takeReward: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => {
      await forgetPlays(world);
      const { id } = await playTo(world.operator, { token: world.owner.as.token, id: world.owner.userId }, "win");
      return { params: { id }, body: { rewardId: "gb-1-long" } };
    },
  },

  matches: { prepare: () => ({ query: { show: "next" } }) },
  saveMatch: {
    prepare: () => ({
      params: { id: "2026-27-12" },
      body: { round: 12, opponent: "Yakamoz SK", venue: "home", kickOff: "2026-11-08T16:00:00.000Z", state: "scheduled" },
      as: SYSTEM,
    }),
  },

  outages: {
    prepare: async ({ operator }) => {
      const since = new Date(operator.deps.clock.nowMs() - HOUR_MS);
      const place = { de: "Köln und Umgebung", tr: "Köln ve çevresi" };
      const row = { teamId: 1, id: "koeln-0", since, place, expectedEnd: null, over: false };
      await operator.deps.db.insert(outages).values(row).onConflictDoNothing();
      return {};
    },
  },
  saveOutage: {
    prepare: () => ({
      params: { id: "koeln-1" },
      body: { since: "2026-11-03T09:00:00.000Z", place: { de: "Köln und Umgebung", tr: "Köln ve çevresi" } },
      as: SYSTEM,
    }),
  },

  distributors: { prepare: () => ({ query: { plz: "12045" } }) },
  postalCodeDetail: { prepare: () => ({ params: { plz: "12045" } }) },
  coverage: { prepare: () => ({ params: { plz: "12045" } }) },
  surveyDetail: { prepare: () => ({ params: { id: "current" } }) },
  answerSurvey: {
    prepare: async ({ operator }) => {
      await operator.deps.db.delete(surveyAnswers);
      return { params: { id: "current" }, body: { answers: { recommend: 5, reason: "club" }, email: someEmail() } };
    },
  },
  sendSupportMessage: {
    foreign: { code: "-1", status: 403 },
    prepare: ({ owner }) => ({
      body: { topic: "fault", name: "Elif Şahin", email: someEmail(), message: "Kein Netz.", lineId: owner.lineId },
    }),
  },

  supportCases: { prepare: () => ({}) },

  saveDistributor: {
    prepare: () => ({
      params: { id: "shop-fixture" },
      body: {
        ...{ name: "Handyladen am Markt", street: "Marktstraße", houseNumber: "7", postalCode: "99084", city: "Erfurt" },
        ...{ phone: "+493023125999", hours: [], services: ["sim"] },
      },
      as: SYSTEM,
    }),
  },
  removeDistributor: { prepare: () => ({ params: { id: "shop-001" }, as: SYSTEM }) },
  resolveTicket: {
    prepare: async ({ operator }) => {
      const body = { topic: "question" as const, name: "Elif Şahin", email: someEmail(), message: "Danke." };
      const { ticket } = await operator.call(sendSupportMessage, { body });
      return { params: { ticket }, body: { outage: false }, as: SYSTEM };
    },
  },
  reportReturn: {
    prepare: async ({ operator }) => {
      const contract = await newContract(operator, JERSEY_ORDER);
      return {
        params: { id: await withdraw(operator, contract, "jersey") },
        body: { evidence: "arrived", reference: "WE-1001" },
        as: SYSTEM,
      };
    },
  },
  announceChange: {
    prepare: ({ operator }) => {
      const effectiveOn = changeWindow(germanDay(operator.deps.clock.nowMs())).to;
      const text = {
        de: "SMS in die Türkei gehören nicht mehr zum Tarif. Bisher waren 100 im Monat dabei.",
        tr: "Türkiye’ye SMS artık tarifeye dahil değil. Bugüne kadar ayda 100 SMS dahildi.",
      };
      // A tariff without lines here, so that the other lines stay unchanged.
      return { body: { effectiveOn, tariffId: "tribun-s", text }, as: SYSTEM };
    },
  },
  deviceDetail: { prepare: () => ({ params: { tac: "99000001" }, as: SYSTEM }) },
} satisfies Partial<Fixtures>;
