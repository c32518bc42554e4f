import { defineJob } from "../../outbox/outbox.ts";
import { crmLead } from "./crm.ts";

/**
 * Hands a lead to the CRM; enqueue it in the transaction that is the reason for it. A CRM that is down delays it and loses
 * nothing: tried for some six weeks with pauses of at most an hour, then kept for a person.
 */
export const sendLead = defineJob("crm.lead", crmLead, (lead, { deps, db }) => deps.providers.crm.upsertLead(db, lead), { attempts: 1000 });
