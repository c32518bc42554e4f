/*
 * Punycode (RFC 3492): the form in which internationalised domain names are compared and sent. Implemented here, because a rule cannot use
 * an API that only Node has, and browsers convert in one direction only.
 */
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";
const BASE = DIGITS.length;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_POINT = 128;
const FIRST_BIAS = 72;
const PREFIX = "xn--";

const thresholdAt = (place: number, bias: number): number => Math.min(Math.max(place - bias, T_MIN), T_MAX);

function biasAfter(delta: number, points: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / points);
  let places = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; places += BASE) left = Math.floor(left / (BASE - T_MIN));
  return places + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}

/** Encodes one label, such as `müller`, in ASCII without the prefix `xn--`. */
function encode(label: string): string {
  const points = [...label].map((char) => char.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < FIRST_POINT);
  let text = String.fromCodePoint(...plain);
  if (text !== "") text += "-";
  let [at, delta, bias] = [FIRST_POINT, 0, FIRST_BIAS];
  for (let done = plain.length; done < points.length; delta += 1, at += 1) {
    const next = Math.min(...points.filter((point) => point >= at));
    delta += (next - at) * (done + 1);
    at = next;
    for (const point of points) {
      if (point < at) delta += 1;
      if (point !== at) continue;
      let rest = delta;
      for (let place = BASE; rest >= thresholdAt(place, bias); place += BASE) {
        const threshold = thresholdAt(place, bias);
        text += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)));
        rest = Math.floor((rest - threshold) / (BASE - threshold));
      }
      text += DIGITS.charAt(rest);
      bias = biasAfter(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
  }
  return text;
}

/** Decodes a label; undefined for a text that `encode` never returns. */
function decode(text: string): string | undefined {
  const dash = text.lastIndexOf("-");
  const points = [...text.slice(0, Math.max(dash, 0))].map((char) => char.codePointAt(0) ?? 0);
  let [at, index, bias] = [FIRST_POINT, 0, FIRST_BIAS];
  for (let read = dash + 1; read < text.length; index += 1) {
    const before = index;
    let weight = 1;
    for (let place = BASE; ; place += BASE) {
      const digit = DIGITS.indexOf(text.charAt(read));
      // `indexOf("")` is 0, so check the end of the text: it ended in the middle of a number.
      if (digit < 0 || read >= text.length) return undefined;
      read += 1;
      index += digit * weight;
      const threshold = thresholdAt(place, bias);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = biasAfter(index - before, points.length + 1, before === 0);
    at += Math.floor(index / (points.length + 1));
    index %= points.length + 1;
    if (at > 0x10ffff) return undefined;
    points.splice(index, 0, at);
  }
  return String.fromCodePoint(...points);
}

/** A domain name in ASCII: `xn--mller-kva.de` for `Müller.de`. */
export function asciiDomain(domain: string): string {
  const labels = domain
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFC")
    .split(/[.\u3002]/);
  return labels.map((label) => (/^[ -~]*$/.test(label) ? label : PREFIX + encode(label))).join(".");
}

/** A domain name for display: `müller.de` for `xn--mller-kva.de`. */
export function readableDomain(domain: string): string {
  return domain
    .split(".")
    .map((label) => {
      const decoded = label.startsWith(PREFIX) ? decode(label.slice(PREFIX.length)) : undefined;
      // Keep a label as it is if encoding the decoded one does not give it back.
      return decoded !== undefined && asciiDomain(decoded) === label ? decoded : label;
    })
    .join(".");
}
