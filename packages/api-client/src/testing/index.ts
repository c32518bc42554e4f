export { fakeApi, type FakeAnswers, type FakeCall } from "./fake-api.ts";
export { sampleFan } from "./sample-fan.ts";
