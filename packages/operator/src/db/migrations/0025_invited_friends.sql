CREATE TABLE "invited_fans" (
	"team_id" integer NOT NULL,
	"mark" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "invited_fans_team_id_mark_pk" PRIMARY KEY("team_id","mark")
);
