# syntax=docker/dockerfile:1
# The four clubs. Docker Compose builds the image from the root of the repository, because it knows the clubs' hosts:
# docker compose --env-file .env -f tooling/deploy/compose.yaml build clubs

FROM node:24.21.0-slim AS build
WORKDIR /house
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
ARG DEFAULT_LANGUAGE
ARG KEYWORD_RULE
ARG GTM_ID
ARG SITE_ORIGIN_KANARYA
ARG SITE_ORIGIN_ASLAN
ARG SITE_ORIGIN_KARTAL
ARG SITE_ORIGIN_FIRTINA
# Social previews need absolute addresses, so each club's build must know its public address.
RUN : "${SITE_ORIGIN_KANARYA:?is not set}" "${SITE_ORIGIN_ASLAN:?is not set}" \
  "${SITE_ORIGIN_KARTAL:?is not set}" "${SITE_ORIGIN_FIRTINA:?is not set}"
RUN pnpm exec turbo run build --filter="./apps/*" --filter=@tribun/deploy
# Only the files that the server needs.
RUN mkdir /out && cp tooling/deploy/dist/clubs.js /out/ \
  && for app in apps/*/; do mkdir -p "/out/$app" && cp -r "${app}dist" "/out/$app"; done

FROM node:24.21.0-slim
ENV NODE_ENV=production CLUBS_FOLDER=apps ANSWERS_FOLDER=/answers CLUB_PORTS=kanarya=1907,aslan=1905,kartal=1903,firtina=1967
WORKDIR /house
COPY --from=build /out ./
RUN mkdir /answers && chown node /answers
USER node
EXPOSE 1903 1905 1907 1967
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1907/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "clubs.js"]
