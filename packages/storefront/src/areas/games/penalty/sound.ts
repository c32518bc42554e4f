import type { KickOutcome } from "@tribun/domain";

/** The stadium's sound, synthesised in the browser, so that no file is fetched. */
export type Stadium = {
  readonly whistle: () => void;
  /** The hit of the ball, power from 1 to 100. */
  readonly kick: (power: number) => void;
  readonly outcome: (outcome: KickOutcome) => void;
  /** Mutes while the page is hidden, and continues afterwards. */
  readonly pause: (paused: boolean) => void;
  /** Stops the sound and releases the device's audio. */
  readonly close: () => void;
};

const MURMUR = 0.05;

/** Starts the stadium's sound. Call it only after a press, because browsers block other sound. */
export function openStadium(): Stadium {
  const audio = new AudioContext();
  const out = audio.createDynamicsCompressor();
  out.connect(audio.destination);
  const noise = noiseOf(audio);

  /** Filtered noise whose loudness follows the points: seconds from now, gain. */
  const crowd = (type: BiquadFilterType, from: number, to: number, points: readonly (readonly [number, number])[]) => {
    const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
    const filter = new BiquadFilterNode(audio, { type, frequency: from, Q: 0.7 });
    const gain = new GainNode(audio, { gain: 0 });
    const end = points.at(-1)?.[0] ?? 0;
    const now = audio.currentTime;
    for (const [seconds, value] of points) gain.gain.linearRampToValueAtTime(value, now + seconds);
    filter.frequency.linearRampToValueAtTime(to, now + end);
    source.connect(filter).connect(gain).connect(out);
    source.start(now, now % 1);
    source.stop(now + end);
  };
  const tone = (type: OscillatorType, from: number, to: number, seconds: number, loud: number) => {
    const source = new OscillatorNode(audio, { type, frequency: from });
    const gain = new GainNode(audio, { gain: 0 });
    const now = audio.currentTime;
    gain.gain.linearRampToValueAtTime(loud, now + 0.01);
    gain.gain.setValueAtTime(loud, now + seconds * 0.7);
    gain.gain.linearRampToValueAtTime(0, now + seconds);
    source.frequency.exponentialRampToValueAtTime(to, now + seconds);
    source.connect(gain).connect(out);
    source.start(now);
    source.stop(now + seconds);
    return source;
  };

  murmur(audio, noise, out);
  return {
    whistle: () => {
      const pea = new OscillatorNode(audio, { type: "triangle", frequency: 34 });
      const trill = new GainNode(audio, { gain: 130 });
      pea.connect(trill);
      for (const pitch of [2360, 2490]) trill.connect(tone("square", pitch, pitch + 40, 0.7, 0.035).frequency);
      pea.start();
      pea.stop(audio.currentTime + 0.8);
    },
    kick: (power) => {
      tone("sine", 150 + power, 48, 0.16, 0.25 + power / 300);
      crowd("highpass", 1800, 900, [
        [0.005, 0.12],
        [0.06, 0],
      ]);
    },
    outcome: (outcome) => {
      if (outcome === "goal") {
        crowd("bandpass", 620, 1150, [
          [0.18, 0.55],
          [1.4, 0.4],
          [3.2, 0],
        ]);
      } else {
        crowd("lowpass", 720, 260, [
          [0.14, 0.32],
          [1.5, 0],
        ]);
      }
    },
    // Ignores a failure, for example if the sound was closed in the meantime.
    pause: (paused) => void (paused ? audio.suspend() : audio.resume()).catch(() => undefined),
    close: () => void audio.close(),
  };
}

/** The murmur of the crowd. */
function murmur(audio: AudioContext, buffer: AudioBuffer, out: AudioNode): void {
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 480, Q: 0.5 });
  const gain = new GainNode(audio, { gain: MURMUR });
  const swell = new OscillatorNode(audio, { frequency: 0.13 });
  const depth = new GainNode(audio, { gain: MURMUR / 2 });
  swell.connect(depth).connect(gain.gain);
  source.connect(filter).connect(gain).connect(out);
  source.start();
  swell.start();
}

/** Two seconds of brown noise, which sounds more like a crowd than white noise. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate * 2, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let index = 0; index < samples.length; index += 1) {
    last = (last + 0.06 * (Math.random() * 2 - 1)) / 1.02;
    samples[index] = last * 6;
  }
  return buffer;
}
