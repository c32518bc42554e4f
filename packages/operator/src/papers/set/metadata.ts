/** Version of the Factur-X metadata schema, and the profile of `eInvoice`. */
const FACTUR_X = { version: "1.0", level: "EN 16931" } as const;

type Schema = { readonly name: string; readonly uri: string; readonly prefix: string; readonly properties: readonly Property[] };
type Property = readonly [name: string, type: "Integer" | "Text", about: string];

const PDF_UA: Schema = {
  name: "PDF/UA identification schema",
  uri: "http://www.aiim.org/pdfua/ns/id/",
  prefix: "pdfuaid",
  properties: [["part", "Integer", "Part of ISO 14289"]],
};
const HYBRID: Schema = {
  name: "Factur-X PDFA Extension Schema",
  uri: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
  prefix: "fx",
  properties: [
    ["DocumentFileName", "Text", "name of the embedded XML invoice file"],
    ["DocumentType", "Text", "INVOICE"],
    ["Version", "Text", "version of the schema of the XML invoice"],
    ["ConformanceLevel", "Text", "profile of the XML invoice"],
  ],
};

/**
 * The metadata that a document adds to the library's: that it is PDF/UA-1 (ISO 14289-1) and, with an e-invoice, Factur-X / ZUGFeRD. PDF/A
 * (ISO 19005-3, 6.6.2.3) wants a description of both schemas.
 */
export function claims(eInvoice: string | undefined): string {
  const hybrid = {
    DocumentType: "INVOICE",
    DocumentFileName: eInvoice ?? "",
    Version: FACTUR_X.version,
    ConformanceLevel: FACTUR_X.level,
  };
  return [
    values(PDF_UA, { part: "1" }),
    ...(eInvoice === undefined ? [] : [values(HYBRID, hybrid)]),
    described([PDF_UA, ...(eInvoice === undefined ? [] : [HYBRID])]),
  ].join("");
}

function values({ prefix, uri }: Schema, given: Readonly<Record<string, string>>): string {
  const lines = Object.entries(given).map(([name, value]) => `<${prefix}:${name}>${value}</${prefix}:${name}>`);
  return `
        <rdf:Description xmlns:${prefix}="${uri}" rdf:about="">
            ${lines.join("\n            ")}
        </rdf:Description>`;
}

function described(schemas: readonly Schema[]): string {
  const spaces = Object.entries({ Extension: "extension/", Schema: "schema#", Property: "property#" });
  const declared = spaces.map(([prefix, path]) => `xmlns:pdfa${prefix}="http://www.aiim.org/pdfa/ns/${path}"`);
  return `
        <rdf:Description ${declared.join(" ")} rdf:about="">
            <pdfaExtension:schemas><rdf:Bag>${schemas.map(schemaOf).join("")}</rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>`;
}

function schemaOf({ name, uri, prefix, properties }: Schema): string {
  const property = ([of, type, about]: Property) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${of}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType>` +
    `<pdfaProperty:category>${prefix === PDF_UA.prefix ? "internal" : "external"}</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`;
  return (
    `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>` +
    `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(property).join("")}</rdf:Seq></pdfaSchema:property></rdf:li>`
  );
}
