/** Whom a parcel goes to, and where in Germany. */
export type Recipient = {
  /** Of a business customer; the person then stands below it. */
  readonly company?: string;
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
};
