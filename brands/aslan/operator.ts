import { defineOperatorFacts } from "@tribun/brand-contract";

export const operatorFacts = defineOperatorFacts({
  passwordWords: ["cimbombom", "cimbom", "sarikirmizi", "ultraslan", "florya", "ali sami yen", "samiyen", "metin oktay"],
  packagingRegister: "DE0000000001905 (Muster)",
  smsSender: "Aslan",
  numbers: { years: ["1905"], pairs: ["05"] },
  sample: { fanNumber: "+491713920012", carriedShareCents: 963_215, giveaways: [] },
});
