import type { KickOutcome } from "@tribun/domain";
import { useEffect, useMemo, useRef, useState } from "react";
import { buzz, openStadium, type Stadium } from "./sound.ts";

/** Sound and touch of the game. Off until the fan turns them on, silent in a page that is not looked at, and off again with it. */
export type Sound = {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  readonly whistle: () => void;
  readonly kick: (power: number) => void;
  readonly outcome: (outcome: KickOutcome) => void;
};

/** Keeps the stadium's sound for the screen. */
export function useSound(): Sound {
  const [on, setOn] = useState(false);
  const stadium = useRef<Stadium>(undefined);
  useEffect(() => {
    const look = () => stadium.current?.pause(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stadium.current?.close();
      stadium.current = undefined;
    };
  }, []);
  return useMemo(
    () => ({
      on,
      turn: (wanted) => {
        stadium.current?.close();
        stadium.current = wanted ? openStadium() : undefined;
        setOn(wanted);
      },
      whistle: () => stadium.current?.whistle(),
      kick: (power) => {
        if (!stadium.current) return;
        stadium.current.kick(power);
        buzz("kick");
      },
      outcome: (outcome) => {
        if (!stadium.current) return;
        stadium.current.outcome(outcome);
        buzz(outcome);
      },
    }),
    [on],
  );
}
