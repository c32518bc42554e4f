import fs from "node:fs";
import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const [out, h, ...files] = process.argv.slice(2);
const p = await b.newPage({ viewport: { width: 1400, height: Number(h) } });
await p.goto("file:///tmp/sc/ref.mjs");
await p.setContent(
  `<body style="margin:0;display:flex;gap:16px;align-items:start;background:#888">${files.map((f) => `<img src="data:image/png;base64,${fs.readFileSync(f).toString("base64")}">`).join("")}</body>`,
);
await p.waitForTimeout(500);
await p.screenshot({ path: out });
await b.close();
