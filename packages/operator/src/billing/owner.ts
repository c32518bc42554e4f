/** The fan, and the fan's club, whose invoices may be seen. */
export type Owner = { readonly teamId: number; readonly userId: string };
