import { connect, createServer } from "node:net";

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const done = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.setTimeout(500, () => done(false));
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });

/** Says whether no program listens on a port of this machine. */
export const isFree = async (port: number): Promise<boolean> => !(await answers(port)) && (await canListen(port, "127.0.0.1"));

/** The ports of a list that other programs use. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => free[index] === false);
}

/** A message about ports in use, with ways to solve it. */
export const takenMessage = (taken: readonly number[]): string =>
  `${taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(", ")} are`} taken by another program. ` +
  "End it (is another `npm start` running?) or move everything aside: PORT_OFFSET=10000 npm start";
