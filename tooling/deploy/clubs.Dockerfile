# syntax=docker/dockerfile:1
# Every club. Docker Compose builds the image from the root of the repository, because it knows the clubs' hosts:
# docker compose --env-file .env -f tooling/deploy/compose.yaml build clubs

FROM node:24.21.0-slim AS build
WORKDIR /house
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
ARG DEFAULT_LANGUAGE
ARG KEYWORD_RULE
ARG GTM_ID
ARG SITE_ORIGINS
# Social previews need absolute addresses, so each club's build must know its public address.
RUN : "${SITE_ORIGINS:?is not set}"
RUN pnpm exec turbo run build --filter="./apps/*" --filter=@tribun/deploy
# Only the files that the server needs.
RUN mkdir /out && cp tooling/deploy/dist/clubs.js /out/ \
  && for app in apps/*/; do mkdir -p "/out/$app" && cp -r "${app}dist" "/out/$app"; done

FROM node:24.21.0-slim
ENV NODE_ENV=production CLUBS_FOLDER=apps ANSWERS_FOLDER=/answers PORT=1901
WORKDIR /house
COPY --from=build /out ./
RUN mkdir /answers && chown node /answers
USER node
EXPOSE 1901
# The answer to a host that no club has. The server gives it once it has read every build.
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1901/').then((r) => process.exit(r.status === 421 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "clubs.js"]
