import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config/config.ts";
import type { Teams } from "../base/teams.ts";
import { drandBeacon } from "../adapters/beacon/drand.ts";
import { sandboxBeacon } from "../sandbox/providers/beacon.ts";
import { sandboxCrm } from "../sandbox/providers/crm.ts";
import { zohoCrm } from "../adapters/crm/zoho.ts";
import { httpDirectory } from "../adapters/directory/http.ts";
import { sandboxDirectory } from "../sandbox/providers/directory.ts";
import { httpDonor } from "../adapters/donor/http.ts";
import { sandboxDonor } from "../sandbox/providers/donor.ts";
import { sandboxMail } from "../sandbox/providers/mail.ts";
import { smtpMail } from "../adapters/mail/smtp.ts";
import { postOf } from "../kernel/mail/post.ts";
import { httpMerchandise } from "../adapters/merchandise/http.ts";
import { sandboxMerchandise } from "../sandbox/providers/merchandise.ts";
import type { Outbox } from "../kernel/outbox/outbox.ts";
import { httpPartner } from "../adapters/partner/http.ts";
import { sandboxPartner } from "../sandbox/providers/partner.ts";
import { sandboxPayment } from "../sandbox/providers/payment.ts";
import { stripePayment } from "../adapters/payment/stripe/stripe.ts";
import type { Providers } from "../ports/providers.ts";
import { sandboxPush } from "../sandbox/providers/push.ts";
import { webPush } from "../adapters/push/web-push.ts";
import { httpSim } from "../adapters/sim/http.ts";
import { sandboxSim } from "../sandbox/providers/sim.ts";
import { httpSms } from "../adapters/sms/http.ts";
import { sandboxSms } from "../sandbox/providers/sms.ts";

/** Creates the adapters that the configuration names. */
export function createProviders(config: Config, clock: Clock, teams: Teams, outbox: Outbox): Providers {
  return {
    sms: config.parties.sms ? httpSms(config.parties.sms, teams) : sandboxSms(clock.now),
    mail: postOf(
      config.providers.mail === "smtp" && config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom, teams) : sandboxMail(clock.now),
      teams,
    ),
    push: config.push.provider === "webpush" ? webPush(config.push) : sandboxPush(clock.now),
    payment:
      config.providers.payment === "stripe"
        ? stripePayment(config.stripe, clock)
        : sandboxPayment(config.paymentWebhookSecret, clock, outbox),
    partner: config.parties.partner ? httpPartner(config.parties.partner) : sandboxPartner(),
    directory: config.parties.directory ? httpDirectory(config.parties.directory) : sandboxDirectory(),
    merchandise: config.parties.merchandise ? httpMerchandise(config.parties.merchandise) : sandboxMerchandise(clock),
    beacon: config.beacon.provider === "drand" ? drandBeacon(config.beacon.url) : sandboxBeacon(clock),
    crm: config.parties.crm ? zohoCrm(config.parties.crm, config.zoho) : sandboxCrm(clock.now),
    sim: config.parties.sim ? httpSim(config.parties.sim) : sandboxSim(clock),
    donor: config.parties.donor
      ? httpDonor(config.parties.donor, config.donorWebhookSecret)
      : sandboxDonor(config.donorWebhookSecret, clock, outbox),
  };
}
