import type { KickOutcome } from "@tribun/domain";
import { useEffect, useMemo, useRef, useState } from "react";
import { buzz } from "./buzz.ts";
import type { Stadium } from "./sound.ts";

/** Sound and touch of the game, each off until the fan turns it on, silent in a page that is not looked at, and off again with it. */
export type Sound = {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  /** It was wished for, and this device gives none. */
  readonly missing: boolean;
  /** The device is felt: for who plays where nothing may be heard. */
  readonly felt: boolean;
  readonly feel: (on: boolean) => void;
  readonly whistle: () => void;
  readonly kick: (power: number) => void;
  readonly outcome: (outcome: KickOutcome) => void;
};

/** Keeps the stadium's sound for the screen. */
export function useSound(): Sound {
  const [on, setOn] = useState(false);
  const [missing, setMissing] = useState(false);
  const [felt, feel] = useState(false);
  const stadium = useRef<Stadium>(undefined);
  /** The last wish: a stadium that comes after another one stays shut. */
  const wish = useRef<object>(undefined);
  useEffect(() => {
    const look = () => stadium.current?.pause(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      wish.current = undefined;
      stadium.current?.close();
      stadium.current = undefined;
    };
  }, []);
  return useMemo(
    () => ({
      on,
      turn: (wanted) => {
        const mine = {};
        wish.current = mine;
        stadium.current?.close();
        stadium.current = undefined;
        setOn(false);
        setMissing(false);
        if (!wanted) return;
        void stadiumIfAny().then((opened) => {
          if (wish.current !== mine) return opened?.close();
          stadium.current = opened;
          if (document.visibilityState === "hidden") opened?.pause(true);
          setOn(opened !== undefined);
          setMissing(opened === undefined);
        });
      },
      missing,
      felt,
      feel,
      whistle: () => stadium.current?.whistle(),
      kick: (power) => {
        stadium.current?.kick(power);
        if (felt) buzz("kick");
      },
      outcome: (outcome) => {
        stadium.current?.outcome(outcome);
        if (felt) buzz(outcome);
      },
    }),
    [on, missing, felt],
  );
}

/** What makes the sound comes with the wish for it. Undefined where nothing can be heard, say without an audio device or a network. */
async function stadiumIfAny(): Promise<Stadium | undefined> {
  try {
    const { openStadium } = await import("./sound.ts");
    return openStadium();
  } catch {
    return undefined;
  }
}
