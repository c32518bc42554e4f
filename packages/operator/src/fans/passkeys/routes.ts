import { generateRegistrationOptions } from "@simplewebauthn/server";
import {
  addPasskey,
  myPasskeys,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyProofOptions,
  removePasskey,
} from "@tribun/api-client/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { passkeys } from "../../db/schema/users.ts";
import { route } from "../../http/route.ts";
import { deviceCookie, knownDevice } from "../../security/device.ts";
import type { Team } from "../../base/teams.ts";
import { guardProof } from "../../http/proof/proof-guard.ts";
import { openSession } from "../auth/sessions.ts";
import { keepPasskey, passkeyView } from "./add.ts";
import { CEREMONY_MS, type Ceremony, giveChallenge } from "../../http/proof/challenges.ts";
import { partyOf, signedBy } from "../../http/proof/verify.ts";

export const passkeyRoutes = [
  route(passkeyLoginOptions, ({ ctx }) => requestOf(ctx.db, ctx.team, { teamId: ctx.team.id, purpose: "login" }, [], ctx.clock.now())),
  route(passkeyLogin, async ({ body, ctx }) => {
    const { deps, team, headers, clock } = ctx;
    const fan = await signedBy(deps, team, body.passkey, { teamId: team.id, purpose: "login" });
    const device = knownDevice(team, fan.id, headers, deps.config, clock.now());
    ctx.setHeader("set-cookie", deviceCookie(team, fan.id, device, deps.config, clock.now()));
    return openSession(ctx.db, fan, ctx);
  }),
  route(passkeyProofOptions, async ({ ctx }) => {
    const ceremony = { teamId: ctx.team.id, userId: ctx.user.id, purpose: "proof" } as const;
    return requestOf(ctx.db, ctx.team, ceremony, await keysOf(ctx.db, ctx.user.id), ctx.clock.now());
  }),
  route(myPasskeys, async ({ ctx }) => (await keysOf(ctx.db, ctx.user.id)).map(passkeyView)),
  route(passkeyOptions, async ({ ctx }) => {
    const { team, user, db } = ctx;
    const party = partyOf(team);
    const challenge = await giveChallenge(db, { teamId: team.id, userId: user.id, purpose: "add" }, ctx.clock.now());
    const { pubKeyCredParams, user: owner } = await generateRegistrationOptions({
      ...{ rpName: party.name, rpID: party.id, userName: user.email, userID: new Uint8Array(Buffer.from(user.id)) },
      userDisplayName: `${user.firstName} ${user.lastName}`,
    });
    return {
      ...{ challenge, rp: { id: party.id, name: party.name }, user: owner, timeout: CEREMONY_MS },
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" as const })),
      excludeCredentials: known(await keysOf(db, user.id)),
      authenticatorSelection: { residentKey: "required" as const, userVerification: "required" as const },
      attestation: "none" as const,
    };
  }),
  route(addPasskey, async ({ body, ctx }) => {
    await guardProof(ctx.deps, ctx.team, ctx.user, body);
    return keepPasskey(ctx.deps, ctx.team, ctx.user, body);
  }),
  route(removePasskey, async ({ params, body, ctx }) => {
    await guardProof(ctx.deps, ctx.team, ctx.user, body);
    await ctx.db.delete(passkeys).where(and(eq(passkeys.id, params.id), eq(passkeys.userId, ctx.user.id)));
    return {};
  }),
];

const keysOf = (db: Db, userId: string) => db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt));

const known = (keys: readonly { readonly id: string }[]) => keys.map(({ id }) => ({ id, type: "public-key" as const }));

async function requestOf(db: Db, team: Team, ceremony: Ceremony, keys: readonly { readonly id: string }[], now: Date) {
  const challenge = await giveChallenge(db, ceremony, now);
  const { id: rpId } = partyOf(team);
  return { challenge, rpId, timeout: CEREMONY_MS, allowCredentials: known(keys), userVerification: "required" as const };
}
