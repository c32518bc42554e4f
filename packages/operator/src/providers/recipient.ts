/** Whom a parcel goes to, and where in Germany. */
export type Recipient = {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
};
