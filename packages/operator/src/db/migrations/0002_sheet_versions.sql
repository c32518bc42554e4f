CREATE TABLE "product_sheet_versions" (
	"tariff_id" text NOT NULL,
	"version" integer NOT NULL,
	"since" date NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "product_sheet_versions_tariff_id_version_pk" PRIMARY KEY("tariff_id","version")
);
