import { defineOperatorFacts } from "@tribun/brand-contract";

export const operatorFacts = defineOperatorFacts({
  passwordWords: ["karakartal", "siyahbeyaz", "carsi", "inonu", "hakki yeten", "suleyman seba", "seba", "osman pasa"],
  packagingRegister: "DE0000000001903 (Muster)",
  smsSender: "Kartal",
  numbers: { years: ["1903"], pairs: ["03"] },
  sample: { fanNumber: "+491713920013", carriedShareCents: 2_107_460, giveaways: [] },
});
