import type { BeaconProvider } from "./beacon/beacon.ts";
import type { CrmProvider } from "./crm/crm.ts";
import type { DirectoryProvider } from "./directory/directory.ts";
import type { DonorProvider } from "./donor/donor.ts";
import type { MailProvider } from "./mail/mail.ts";
import type { MerchandiseProvider } from "./merchandise/merchandise.ts";
import type { PartnerProvider } from "./partner/partner.ts";
import type { PaymentProvider } from "./payment/payment.ts";
import type { PushProvider } from "./push/push.ts";
import type { SimProvider } from "./sim/sim.ts";
import type { SmsProvider } from "./sms/sms.ts";

/** Ports to third parties; the configuration selects the adapter of each. */
export type Providers = {
  readonly sms: SmsProvider;
  readonly mail: MailProvider;
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
