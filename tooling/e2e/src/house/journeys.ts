/** Every club is ordered from; the other journeys are shared out among clubs, languages and widths, weights to a phone and a desktop. */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  kanarya: [
    "order",
    "orders",
    "steps",
    "otp",
    "choices",
    "effort",
    "leads",
    "paper",
    "games",
    "giveaway",
    "friends",
    "wallpaper",
    "offline",
    "matchday",
    "account",
    "account-security",
    "weight",
    "weight-order",
  ],
  aslan: ["order", "orders", "chaos", "payment", "hold", "faults", "overview", "care", "sim", "line-safety", "weight", "weight-order"],
  kartal: [
    ...["order", "orders", "keyboard", "large-text", "session", "tracking", "ending", "changed", "profile", "bills", "debit"],
    ...["tariff", "dunning", "first-bill"],
  ],
  firtina: ["order", "orders", "register", "cart", "porting", "packs", "paid", "keyboard-account", "tabs", "lines"],
};

/** Once more in another language or at another width, where sweeps go through all of it. */
export const AGAIN: Readonly<Record<string, readonly string[]>> = {
  kanarya: [
    ...["faults", "keyboard-account", "porting", "tabs", "care", "packs", "bills", "session", "debit", "sim", "paid", "tariff"],
    ...["changed", "ending", "overview", "payment", "profile", "refunded", "line-safety", "dunning", "lines"],
  ],
  aslan: [
    ...["bills", "games", "giveaway", "wallpaper", "choices", "keyboard", "packs", "offline", "account", "debit"],
    ...["paid", "session", "tariff"],
    ...["changed", "ending", "keyboard-account", "porting", "profile", "refunded", "account-security", "dunning", "lines"],
  ],
  kartal: [
    ...["weight", "weight-order", "register", "overview", "games", "account", "sim", "paid", "refunded", "payment"],
    ...["care", "keyboard-account", "offline", "packs", "porting", "line-safety", "account-security", "lines"],
  ],
  firtina: [
    ...["changed", "offline", "tariff", "weight", "weight-order", "large-text", "steps", "otp", "ending", "paper", "profile"],
    ...["overview", "games", "payment", "account", "debit", "sim"],
    ...["refunded", "friends", "bills", "care", "line-safety", "account-security", "dunning"],
  ],
};

/**
 * What a fan does behind the login, duty by duty. Each of these is made in clubs enough to be seen in both languages, on a phone and on
 * a desktop.
 */
export const SELF_CARE: readonly string[] = [
  ...["account", "account-security", "bills", "care", "changed", "debit", "dunning", "ending", "keyboard-account", "line-safety", "lines"],
  ...["offline", "overview", "packs", "paid", "payment", "porting", "profile", "refunded", "session", "sim", "tariff"],
];
