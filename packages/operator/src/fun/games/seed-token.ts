import { GAME_SEED_MINUTES } from "@tribun/domain";
import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Clock } from "../../base/clock.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { sha256 } from "../../security/seal.ts";

const ALGORITHM = "HS256";
const AUDIENCE = "game-seed";
const claims = v.object({ sub: v.string(), play: uuid, game: v.string(), commitment: v.string() });

/** The content of a seed token: the turn, the game, and the seed to which the token commits without revealing it. */
export type SeedClaims = { readonly play: string; readonly game: string; readonly seed: string };

/** Signs a seed token, valid for half an hour. It contains only a hash of the seed: a fan who knew the seed could choose winning kicks. */
export async function signSeed({ play, game, seed }: SeedClaims, user: UserRow, secret: string, clock: Clock) {
  const now = Math.floor(clock.nowMs() / 1000);
  const exp = now + GAME_SEED_MINUTES * 60;
  const token = await new SignJWT({ play, game, commitment: sha256(seed) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(user.id)
    .setIssuedAt(now)
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(secret));
  return { token, expiresAt: new Date(exp * 1000) };
}

/**
 * Verifies a seed token.
 * @throws Problem 403 for the token of another fan; a validation problem for one that is forged, expired or for another game
 */
export async function readSeed(token: string, game: string, user: UserRow, secret: string, clock: Clock) {
  const refuse = (rule: string) => validationProblem([{ field: "seed", rule }]);
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
    algorithms: [ALGORITHM],
    audience: AUDIENCE,
    currentDate: clock.now(),
    requiredClaims: ["exp", "sub"],
  }).catch((error: unknown) => {
    throw refuse(error instanceof errors.JWTExpired ? "gameSeed.expired" : "gameSeed.invalid");
  });
  const read = v.safeParse(claims, payload);
  if (!read.success) throw refuse("gameSeed.invalid");
  if (read.output.sub !== user.id) throw Problem.failed({ status: 403 });
  if (read.output.game !== game) throw refuse("gameSeed.invalid");
  return { playId: read.output.play, commitment: read.output.commitment };
}
