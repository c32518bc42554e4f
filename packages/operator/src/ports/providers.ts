import type { BeaconProvider } from "./beacon.ts";
import type { CrmProvider } from "./crm.ts";
import type { DirectoryProvider } from "./directory.ts";
import type { DonorProvider } from "./donor.ts";
import type { Post } from "./mail.ts";
import type { MerchandiseProvider } from "./merchandise.ts";
import type { PartnerProvider } from "./partner.ts";
import type { PaymentProvider } from "./payment.ts";
import type { PushProvider } from "./push.ts";
import type { SimProvider } from "./sim.ts";
import type { SmsProvider } from "./sms.ts";

/** Ports to third parties; the configuration selects the adapter of each. */
export type Providers = {
  readonly sms: SmsProvider;
  readonly mail: Post;
  readonly push: PushProvider;
  readonly payment: PaymentProvider;
  readonly partner: PartnerProvider;
  readonly sim: SimProvider;
  readonly donor: DonorProvider;
  readonly crm: CrmProvider;
  readonly directory: DirectoryProvider;
  readonly merchandise: MerchandiseProvider;
  readonly beacon: BeaconProvider;
};
