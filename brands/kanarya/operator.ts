import { defineOperatorFacts } from "@tribun/brand-contract";

export const operatorFacts = defineOperatorFacts({
  passwordWords: ["fener", "sarilacivert", "kadikoy", "saracoglu", "lefter", "ziya songulen", "songulen", "okaner"],
  packagingRegister: "DE0000000001907 (Muster)",
  smsSender: "Kanarya",
  numbers: { years: ["1907"], pairs: ["07"] },
  sample: { fanNumber: "+491713920010", carriedShareCents: 1_284_730, giveaways: ["fanShop"] },
});
