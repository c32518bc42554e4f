import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A key and its certificate for localhost, as PEM. */
export type Certificate = { readonly key: Buffer; readonly cert: Buffer };

/** Creates a self-signed certificate, because browsers use HTTP/2 only over TLS. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "edge-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = ["-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  try {
    execFileSync("openssl", ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", ...made], {
      stdio: "ignore",
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
