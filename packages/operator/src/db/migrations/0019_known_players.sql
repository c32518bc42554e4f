CREATE TABLE "game_players" (
	"game_id" text NOT NULL,
	"team_id" integer NOT NULL,
	"mark" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "game_players_game_id_team_id_mark_pk" PRIMARY KEY("game_id","team_id","mark")
);
--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;