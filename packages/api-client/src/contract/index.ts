import * as account from "./calls/account.ts";
import * as auth from "./calls/auth.ts";
import * as catalogue from "./calls/catalogue.ts";
import * as catalogueSync from "./calls/catalogue-sync.ts";
import * as sharing from "./calls/club-share.ts";
import * as content from "./calls/content.ts";
import * as emailLinks from "./calls/email-links.ts";
import * as fanService from "./calls/fan-service.ts";
import * as declarations from "./calls/declarations.ts";
import * as games from "./calls/games.ts";
import * as invoiceActs from "./calls/invoice-acts.ts";
import * as invoicePayment from "./calls/invoice-payment.ts";
import * as invoices from "./calls/invoices.ts";
import * as giveaways from "./calls/giveaways.ts";
import * as internal from "./calls/internal.ts";
import * as leads from "./calls/leads.ts";
import * as lines from "./calls/lines.ts";
import * as matches from "./calls/matches.ts";
import * as outages from "./calls/outages.ts";
import * as orders from "./calls/orders.ts";
import * as passkeys from "./calls/passkeys.ts";
import * as payments from "./calls/payments.ts";
import * as packs from "./calls/packs.ts";
import * as portings from "./calls/portings.ts";
import * as privacy from "./calls/privacy.ts";
import * as push from "./calls/push.ts";
import * as service from "./calls/service.ts";
import * as devices from "./calls/devices.ts";
import * as shopCard from "./calls/shop-card.ts";
import * as surveys from "./calls/surveys.ts";
import * as session from "./calls/session.ts";
import * as tariffChanges from "./calls/tariff-changes.ts";
import * as usage from "./calls/usage.ts";

/** Every call of the operator, by id. The browser imports from `calls/*` instead, so that a page ships only the calls it makes. */
export const contract = {
  ...account,
  ...auth,
  ...catalogue,
  ...catalogueSync,
  ...sharing,
  ...content,
  ...emailLinks,
  ...fanService,
  ...declarations,
  ...games,
  ...giveaways,
  ...internal,
  ...invoiceActs,
  ...invoicePayment,
  ...invoices,
  ...leads,
  ...lines,
  ...matches,
  ...outages,
  ...orders,
  ...passkeys,
  ...payments,
  ...packs,
  ...portings,
  ...privacy,
  ...push,
  ...service,
  ...devices,
  ...session,
  ...shopCard,
  ...surveys,
  ...tariffChanges,
  ...usage,
};

export * from "./call.ts";
export * from "./calls/account.ts";
export * from "./calls/auth.ts";
export * from "./calls/catalogue.ts";
export * from "./calls/catalogue-sync.ts";
export * from "./calls/club-share.ts";
export * from "./calls/content.ts";
export * from "./calls/email-links.ts";
export * from "./calls/fan-service.ts";
export * from "./calls/declarations.ts";
export * from "./calls/games.ts";
export * from "./calls/invoice-acts.ts";
export * from "./calls/invoice-payment.ts";
export * from "./calls/invoices.ts";
export * from "./calls/giveaways.ts";
export * from "./calls/internal.ts";
export * from "./calls/leads.ts";
export * from "./calls/lines.ts";
export * from "./calls/matches.ts";
export * from "./calls/outages.ts";
export * from "./calls/orders.ts";
export * from "./calls/passkeys.ts";
export * from "./calls/payments.ts";
export * from "./calls/packs.ts";
export * from "./calls/portings.ts";
export * from "./calls/privacy.ts";
export * from "./calls/push.ts";
export * from "./calls/service.ts";
export * from "./calls/devices.ts";
export * from "./calls/session.ts";
export * from "./calls/shop-card.ts";
export * from "./calls/surveys.ts";
export * from "./calls/tariff-changes.ts";
export * from "./calls/usage.ts";
export * from "./schemas/account.ts";
export * from "./schemas/common.ts";
export * from "./schemas/club-share.ts";
export * from "./schemas/content.ts";
export * from "./schemas/declaration.ts";
export * from "./schemas/fan-service.ts";
export * from "./schemas/fans.ts";
export * from "./schemas/giveaway-entry.ts";
export * from "./schemas/games.ts";
export * from "./schemas/invoice.ts";
export * from "./schemas/internal.ts";
export * from "./schemas/line-care.ts";
export * from "./schemas/lines.ts";
export * from "./schemas/login.ts";
export * from "./schemas/match.ts";
export * from "./schemas/outage.ts";
export * from "./schemas/order.ts";
export * from "./schemas/order-input.ts";
export * from "./schemas/packs.ts";
export * from "./schemas/passkey.ts";
export * from "./schemas/payments.ts";
export * from "./schemas/porting.ts";
export * from "./schemas/proof.ts";
export * from "./schemas/registration.ts";
export * from "./schemas/survey.ts";
export * from "./schemas/tariff.ts";
export * from "./schemas/usage.ts";
export * from "./schemas/user.ts";
