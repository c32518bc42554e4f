import type { Brand } from "@tribun/brand-contract";

/** The club's legal data for the placeholders of the documents. */
export function legalValues({ legalEntity, name, hotline, complaints }: Brand): Record<string, string> {
  const place = `${legalEntity.postalCode} ${legalEntity.city}`;
  return {
    brand: name,
    entity: legalEntity.name,
    street: legalEntity.street,
    place,
    address: `${legalEntity.street}, ${place}`,
    representative: legalEntity.representative,
    court: legalEntity.registerCourt,
    register: legalEntity.registerNumber,
    vat: legalEntity.vatId,
    email: legalEntity.email,
    phone: legalEntity.phone,
    free: hotline.freeNumber,
    complaintYear: complaints.year,
    complaintDays: String(complaints.workingDays),
  };
}
