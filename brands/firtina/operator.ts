import { defineOperatorFacts } from "@tribun/brand-contract";

export const operatorFacts = defineOperatorFacts({
  passwordWords: ["trabzonspor", "trabzon", "bordomavi", "karadeniz", "avni aker", "akyazi", "senol gunes"],
  packagingRegister: "DE0000000001967 (Muster)",
  smsSender: "Firtina",
  numbers: { years: ["1967"], pairs: ["67"] },
  sample: { fanNumber: "+491713920014", giveaways: [] },
});
