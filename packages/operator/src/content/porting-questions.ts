/** Questions about porting, left out for a club without porting. */
export const PORTING_QUESTIONS: readonly string[] = ["port-time", "port-cost", "port-declined"].map((id) => `faq-${id}`);
