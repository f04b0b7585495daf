# The API, its migrations and its demonstration, and nothing else:
#   docker build -f docker/api.Dockerfile -t complice/api .
#   --build-arg NODE_IMAGE=node:24-slim@sha256:… pins the base image.

ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS sources
WORKDIR /all
COPY . .
RUN find api shared -name '*.test.ts*' -delete && rm -r api/src/testing \
 && mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests/

FROM ${NODE_IMAGE} AS packages
WORKDIR /complice
COPY --from=sources /manifests ./
# Of the variable fonts the API reads one file for each subset: 12 MB of others are deleted.
# Of shared the API runs the rules and the contract, which need typebox alone: what screens need is left out of the lock
# file (342 MB become 69), offline, so that no version changes; then exactly what the lock file says is installed.
RUN version=$(node -p "require('./shared/package.json').dependencies.typebox") \
 && npm pkg delete dependencies -w shared && npm pkg set "dependencies.typebox=$version" -w shared \
 && npm install --package-lock-only --offline --omit=dev -w api --ignore-scripts \
 && npm ci --omit=dev -w api --ignore-scripts \
 && find node_modules/@fontsource-variable -type f ! -name '*-wght-normal.woff2' ! -name '*.json' ! -name LICENSE -delete

FROM ${NODE_IMAGE}
WORKDIR /complice
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4001 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=packages /complice/node_modules node_modules
COPY --from=packages /complice/shared/package.json shared/
COPY --from=packages /complice/package.json ./
COPY --from=packages /complice/api/package.json api/
COPY --from=sources /all/shared/src/domain shared/src/domain
COPY --from=sources /all/shared/src/contracts shared/src/contracts
COPY --from=sources /all/api/migrations api/migrations
COPY --from=sources /all/api/seed api/seed
COPY --from=sources /all/api/src api/src
# A volume that is mounted here for the first time takes its owner over.
RUN mkdir /srv/files && chown node /srv/files
USER node
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4001/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-old-space-size=160", "--max-semi-space-size=4", "api/src/server.ts"]
