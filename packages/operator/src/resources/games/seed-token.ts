import { GAME_SEED_MINUTES } from "@tribun/domain";
import { errors, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Clock } from "../../clock.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { uuid } from "../../db/uuid.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { Problem } from "../../http/problem.ts";
import { sha256 } from "../../security/seal.ts";

const ALGORITHM = "HS256";
const AUDIENCE = "game-seed";
const claims = v.object({ sub: v.string(), play: uuid, game: v.string(), commitment: v.string() });

/** What a start promises: whose turn at which game, and a commitment to the seed that nobody sees before the kicks are in. */
export type SeedClaims = { readonly play: string; readonly game: string; readonly seed: string };

/** Signs the promise; good for half an hour. The seed itself is not in it: whoever knew it could choose winning kicks. */
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
 * Reads it back.
 * @throws Problem 403 for the seed of another fan, and a broken rule for one that is forged, run out or of another game
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
  if (read.output.sub !== user.id) throw new Problem("-1", { status: 403 });
  if (read.output.game !== game) throw refuse("gameSeed.invalid");
  return { playId: read.output.play, commitment: read.output.commitment };
}
