/**
 * Reads the port of each club from a list such as `kanarya=1907,aslan=1905`.
 * @throws when the list is empty, or an entry has another form
 */
export function readPorts(text: string): ReadonlyMap<string, number> {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const ports = new Map(
    parts.map((part) => {
      const [, club, port] = /^([a-z][\w-]*)=(\d{1,5})$/.exec(part) ?? [];
      if (club === undefined || Number(port) > 65_535)
        throw new Error(`CLUB_PORTS must look like "kanarya=1907,aslan=1905", not "${part}"`);
      return [club, Number(port)] as const;
    }),
  );
  if (ports.size === 0) throw new Error("CLUB_PORTS names no club");
  return ports;
}
