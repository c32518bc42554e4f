import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Teams } from "../teams.ts";
import { sandboxMail } from "./mail/sandbox.ts";
import { smtpMail } from "./mail/smtp.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { sandboxPartner } from "./partner/sandbox.ts";
import { sandboxPayment } from "./payment/sandbox.ts";
import type { Providers } from "./providers.ts";
import { sandboxSim } from "./sim/sandbox.ts";
import { sandboxSms } from "./sms/sandbox.ts";

/** Puts the adapters together that the configuration names. */
export function createProviders(config: Config, clock: Clock, teams: Teams, outbox: Outbox): Providers {
  return {
    sms: sandboxSms(clock.now),
    mail: config.providers.mail === "smtp" && config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom, teams) : sandboxMail(clock.now),
    payment: sandboxPayment(config.paymentWebhookSecret, clock, outbox),
    partner: sandboxPartner(),
    sim: sandboxSim(),
  };
}
