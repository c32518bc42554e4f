import type { KickOutcome } from "@tribun/domain";
import { useEffect, useMemo, useRef, useState } from "react";
import { buzz } from "./buzz.ts";
import type { Stadium } from "./sound.ts";

/**
 * Sound and vibration of the game. Each is off until the fan turns it on, and off again after the page. Sound pauses while the page is
 * hidden.
 */
export type Sound = {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  /** The fan turned sound on, but this device has none. */
  readonly missing: boolean;
  /** Vibration is on, for a fan who plays where sound is not welcome. */
  readonly felt: boolean;
  readonly feel: (on: boolean) => void;
  readonly whistle: () => void;
  readonly kick: (power: number) => void;
  readonly outcome: (outcome: KickOutcome) => void;
};

/** Provides sound and vibration to the screen. */
export function useSound(): Sound {
  const [on, setOn] = useState(false);
  const [missing, setMissing] = useState(false);
  const [felt, feel] = useState(false);
  const stadium = useRef<Stadium>(undefined);
  /** The latest request; a sound that loads after a newer request is closed at once. */
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

/** Loads the sound code on demand. Undefined if it fails, for example without an audio device or a network. */
async function stadiumIfAny(): Promise<Stadium | undefined> {
  try {
    const { openStadium } = await import("./sound.ts");
    return openStadium();
  } catch {
    return undefined;
  }
}
