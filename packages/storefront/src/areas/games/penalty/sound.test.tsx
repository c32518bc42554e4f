import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Penalty } from "./penalty.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Records the sounds and vibrations of the page. */
function listen() {
  const opened = vi.fn<() => void>();
  const tones = vi.fn<(type: string | undefined) => void>();
  const noises = vi.fn<() => void>();
  vi.stubGlobal(
    "AudioContext",
    class extends AudioContext {
      constructor() {
        super();
        opened();
      }
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class extends OscillatorNode {
      constructor(audio: BaseAudioContext, options?: OscillatorOptions) {
        super(audio, options);
        tones(options?.type);
      }
    },
  );
  vi.stubGlobal(
    "AudioBufferSourceNode",
    class extends AudioBufferSourceNode {
      constructor(audio: BaseAudioContext, options?: AudioBufferSourceOptions) {
        super(audio, options);
        noises();
      }
    },
  );
  const felt = vi.spyOn(navigator, "vibrate").mockReturnValue(true);
  return { opened, tones, noises, felt };
}

/** A device without audio. */
function withoutAudio() {
  vi.stubGlobal(
    "AudioContext",
    vi.fn(function fails() {
      throw new DOMException("no device", "NotSupportedError");
    }),
  );
}

async function open() {
  const answers = {
    "GET /api/games": [{ ...sampleGame, state: "ready" as const }],
    "GET /api/rewards": sampleRewards,
    "POST /api/games/penalty/start": { seed: "x.e30.x", expiresAt: "2026-11-21T11:00:00.000Z", kicks: 5, goalsToWin: 4 },
    "POST /api/games/penalty/results": sampleResult("win"),
    "GET /api/users/me": sampleUser,
    "GET /api/tariffs/me": [sampleLine],
  };
  const { element } = await makeStage({ screen: <Penalty />, path: "/fan/games/penalty", answers, user: sampleUser });
  await render(element);
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** From the first press to the first kick. */
async function shootOnce() {
  await press("Spiel beginnen");
  for (let number = 1; number <= 5; number += 1) await press(`Schuss ${number} festlegen`);
  await press("Anpfiff");
  await press("Schuss 1 abgeben");
  await expect.element(page.getByRole("button", { name: "Schuss 2 abgeben", exact: true })).toBeVisible();
}

test("nothing is heard or felt until the fan asks for it", async () => {
  const { opened, tones, noises, felt } = listen();
  await open();
  await shootOnce();
  for (const sense of [opened, tones, noises, felt]) expect(sense).not.toHaveBeenCalled();
});

test("then the crowd murmurs, the whistle blows, and a kick is heard; one press later all is silent, and none of it was felt", async () => {
  const { opened, tones, noises, felt } = listen();
  await open();
  await press("Ton einschalten");
  await expect.element(page.getByRole("button", { name: "Ton ausschalten", exact: true })).toBeVisible();
  expect(opened).toHaveBeenCalledOnce();
  expect(noises).toHaveBeenCalledOnce();
  tones.mockClear();
  await press("Spiel beginnen");
  expect(tones.mock.calls.filter(([type]) => type === "square")).toHaveLength(2);
  for (let number = 1; number <= 5; number += 1) await press(`Schuss ${number} festlegen`);
  await press("Anpfiff");
  await press("Schuss 1 abgeben");
  await expect.element(page.getByRole("button", { name: "Schuss 2 abgeben", exact: true })).toBeVisible();
  expect(tones).toHaveBeenCalledWith("sine");
  await press("Ton ausschalten");
  tones.mockClear();
  await press("Schuss 2 abgeben");
  await expect.element(page.getByRole("button", { name: "Schuss 3 abgeben", exact: true })).toBeVisible();
  expect(tones).not.toHaveBeenCalled();
  expect(felt).not.toHaveBeenCalled();
});

test("where nothing may be heard, kicks and what becomes of them are felt alone, until the next press", async () => {
  const { opened, felt } = listen();
  await open();
  await press("Vibration einschalten");
  await shootOnce();
  await expect.poll(() => felt.mock.calls.length).toBe(2);
  await press("Vibration ausschalten");
  felt.mockClear();
  await press("Schuss 2 abgeben");
  await expect.element(page.getByRole("button", { name: "Schuss 3 abgeben", exact: true })).toBeVisible();
  expect(felt).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

test("a device without audio is told, stays silent, and the game goes on", async () => {
  withoutAudio();
  await open();
  await page.getByRole("button", { name: "Ton einschalten" }).click();
  await expect.element(page.getByText("Auf diesem Gerät ist gerade kein Ton möglich. Das Spiel läuft auch ohne.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ton einschalten" })).toBeVisible();
  await page.getByRole("button", { name: "Spiel beginnen" }).click();
  await expect.element(page.getByText(/Schuss 1 von 5/)).toBeVisible();
});

test("who can be heard again is told nothing more", async () => {
  withoutAudio();
  await open();
  await page.getByRole("button", { name: "Ton einschalten" }).click();
  await expect.element(page.getByText(/kein Ton möglich/)).toBeVisible();
  vi.unstubAllGlobals();
  await page.getByRole("button", { name: "Ton einschalten" }).click();
  await expect.element(page.getByRole("button", { name: "Ton ausschalten" })).toBeVisible();
  expect(page.getByText(/kein Ton möglich/).elements()).toHaveLength(0);
});
