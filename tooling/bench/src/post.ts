import { type Agent, request } from "node:http";

/** The status and the unparsed body of an answer. */
export type Posted = { readonly status: number; readonly text: string };

/**
 * Sends JSON and reads the answer as text. It does as little work as possible, because the client shares the machine with what is measured.
 */
export function post(agent: Agent, url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const options = { agent, method: "POST", headers: { ...headers, "content-type": "application/json", "content-length": length } };
    const sent = request(url, options, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
