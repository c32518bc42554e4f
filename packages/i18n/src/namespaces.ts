import type academy from "./messages/de/academy.json";
import type account from "./messages/de/account.json";
import type approval from "./messages/de/approval.json";
import type auth from "./messages/de/auth.json";
import type bills from "./messages/de/bills.json";
import type business from "./messages/de/business.json";
import type campaigns from "./messages/de/campaigns.json";
import type common from "./messages/de/common.json";
import type dashboard from "./messages/de/dashboard.json";
import type descriptions from "./messages/de/descriptions.json";
import type errors from "./messages/de/errors.json";
import type fan from "./messages/de/fan.json";
import type forms from "./messages/de/forms.json";
import type games from "./messages/de/games.json";
import type giveaway from "./messages/de/giveaway.json";
import type home from "./messages/de/home.json";
import type information from "./messages/de/information.json";
import type invite from "./messages/de/invite.json";
import type legal from "./messages/de/legal.json";
import type order from "./messages/de/order.json";
import type orders from "./messages/de/orders.json";
import type packs from "./messages/de/packs.json";
import type payment from "./messages/de/payment.json";
import type porting from "./messages/de/porting.json";
import type portingPage from "./messages/de/portingPage.json";
import type reception from "./messages/de/reception.json";
import type server from "./messages/de/server.json";
import type shell from "./messages/de/shell.json";
import type shops from "./messages/de/shops.json";
import type survey from "./messages/de/survey.json";
import type support from "./messages/de/support.json";
import type tariffs from "./messages/de/tariffs.json";
import type ticket from "./messages/de/ticket.json";
import type validation from "./messages/de/validation.json";

/** Every namespace. The completeness test uses the list to find a missing file. */
export const NAMESPACES = [
  "common",
  "shell",
  "descriptions",
  "server",
  "errors",
  "validation",
  "forms",
  "home",
  "tariffs",
  "auth",
  "dashboard",
  "account",
  "invite",
  "order",
  "approval",
  "ticket",
  "orders",
  "payment",
  "porting",
  "portingPage",
  "reception",
  "legal",
  "support",
  "business",
  "information",
  "campaigns",
  "giveaway",
  "survey",
  "shops",
  "fan",
  "packs",
  "bills",
  "games",
  "academy",
] as const;

/** One file of texts per language; it loads when the fan opens a screen that names it. */
export type Namespace = (typeof NAMESPACES)[number];

/** Long texts with headings and lists, one Markdown file of `@tribun/legal-texts` per language. */
export const DOCUMENTS = ["legal-agb", "legal-privacy", "legal-imprint", "legal-accessibility", "legal-withdrawal", "legal-pdpl"] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Anything a route can require to be loaded before it renders. */
export type TextSource = Namespace | DocumentName;

/** What every page needs before its first paint. `errors` and `validation` load with the fan's first input. */
export const BASE_NAMESPACES: readonly Namespace[] = ["common", "shell"];

/** The German texts define the keys; the completeness test compares the Turkish ones with them. */
export type Messages = {
  common: typeof common;
  shell: typeof shell;
  descriptions: typeof descriptions;
  server: typeof server;
  errors: typeof errors;
  validation: typeof validation;
  forms: typeof forms;
  home: typeof home;
  tariffs: typeof tariffs;
  auth: typeof auth;
  dashboard: typeof dashboard;
  account: typeof account;
  invite: typeof invite;
  order: typeof order;
  approval: typeof approval;
  ticket: typeof ticket;
  orders: typeof orders;
  payment: typeof payment;
  porting: typeof porting;
  portingPage: typeof portingPage;
  reception: typeof reception;
  legal: typeof legal;
  support: typeof support;
  business: typeof business;
  information: typeof information;
  campaigns: typeof campaigns;
  giveaway: typeof giveaway;
  shops: typeof shops;
  survey: typeof survey;
  fan: typeof fan;
  packs: typeof packs;
  bills: typeof bills;
  games: typeof games;
  academy: typeof academy;
};

type Singular<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;
type Path<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${Path<T[K]>}`;
}[keyof T & string];

/** The keys of a namespace; a plural appears without its suffix. */
export type TextKey<N extends Namespace> = Path<Messages[N]>;
/** Values for the placeholders of a text; `count` selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
/** Returns the text for a key in the page's language. */
export type Text<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;
