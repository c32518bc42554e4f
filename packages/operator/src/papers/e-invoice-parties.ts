import type { Invoice } from "@e-invoice-eu/core";
import type { InvoiceRow } from "../db/schema/billing.ts";
import type { Team } from "../base/teams.ts";
import { sellerOf } from "./seller.ts";

/** The seller; identified by the register number where the VAT id may not appear (BR-CO-26). */
export function sellerParty(team: Team, withVatId: boolean): Invoice["ubl:Invoice"]["cac:AccountingSupplierParty"]["cac:Party"] {
  const { name, street, city, postalCode, vatId, register, phone, email } = sellerOf(team);
  return {
    "cbc:EndpointID": email,
    "cbc:EndpointID@schemeID": "EM",
    "cac:PostalAddress": address(street, postalCode, city),
    ...(withVatId && { "cac:PartyTaxScheme": [{ "cbc:CompanyID": vatId, "cac:TaxScheme": { "cbc:ID": "VAT" as const } }] }),
    "cac:PartyLegalEntity": { "cbc:RegistrationName": name, "cbc:CompanyID": register },
    "cac:Contact": { "cbc:Name": team.name, "cbc:Telephone": phone, "cbc:ElectronicMail": email },
  };
}

export function buyerParty(invoice: InvoiceRow, withVatId: boolean): Invoice["ubl:Invoice"]["cac:AccountingCustomerParty"]["cac:Party"] {
  const { name, companyName, vatId, street, houseNumber, postalCode, city, email } = invoice.facts.recipient;
  return {
    "cbc:EndpointID": email,
    "cbc:EndpointID@schemeID": "EM",
    "cac:PostalAddress": address(`${street} ${houseNumber}`, postalCode, city),
    ...(withVatId &&
      vatId !== undefined && { "cac:PartyTaxScheme": { "cbc:CompanyID": vatId, "cac:TaxScheme": { "cbc:ID": "VAT" as const } } }),
    "cac:PartyLegalEntity": { "cbc:RegistrationName": printable(companyName ?? name) },
    "cac:Contact": { "cbc:Name": printable(name), "cbc:ElectronicMail": email },
  };
}

function address(street: string, postalCode: string, city: string) {
  const country = { "cbc:IdentificationCode": "DE" as const };
  return { "cbc:StreetName": printable(street), "cbc:CityName": printable(city), "cbc:PostalZone": postalCode, "cac:Country": country };
}

/** XML allows neither control characters nor U+FFFE and U+FFFF. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u{fffe}\u{ffff}]/gu, " ");
