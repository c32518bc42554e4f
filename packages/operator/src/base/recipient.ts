/** Recipient and German address of a parcel. */
export type Recipient = {
  /** Company of a business customer; the person is printed below it. */
  readonly company?: string;
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
};
