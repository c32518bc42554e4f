import { clubOf } from "../base/clubs/clubs.ts";
import type { Team } from "../base/teams.ts";

/** The legal entity of a club, as invoices name it (§ 14(4) UStG, § 62 TKG). */
export type Seller = {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly freephone: string;
  readonly website: string;
  readonly vatId: string;
  /** Number in the commercial register. */
  readonly register: string;
};

/** The placeholder of the tax office's own examples; each entity sets its own when it goes live. */
const VAT_ID = "DE999999995";

/** Returns the legal entity that sells in a club's name. */
export function sellerOf(team: Team): Seller {
  const { name, address, email, phone, register } = clubOf(team.id).provider;
  const [, street = address, postalCode = "", city = ""] = /^(.*), (\d{5}) (.*)$/.exec(address) ?? [];
  return {
    name,
    street,
    postalCode,
    city,
    email,
    phone,
    freephone: team.hotline.freeNumber,
    website: team.origin,
    vatId: VAT_ID,
    register,
  };
}
