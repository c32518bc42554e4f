import type { SimType } from "@tribun/domain";

export type SimRequest = {
  readonly orderId: string;
  readonly type: SimType;
  readonly msisdn: string;
  /** ISO day */ readonly today: string;
};

export type ProvisionedSim =
  | { readonly type: "esim"; readonly iccid: string; readonly smdpAddress: string; readonly matchingId: string }
  | {
      readonly type: "physical";
      readonly iccid: string;
      readonly parcel: { readonly carrier: string; readonly expectedFrom: string; readonly expectedTo: string };
    };

/** Makes SIM cards and eSIM profiles. The same order always gets the same one, so that a repeated call costs nothing. */
export type SimProvider = { readonly name: string; readonly provision: (request: SimRequest) => Promise<ProvisionedSim> };
