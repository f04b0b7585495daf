# What releases the shell or one area, from its sources to its users: each run builds, tests, uploads and puts it live.
#   docker build -f docker/web.Dockerfile --build-arg AREA=mf-agenda -t complice/web:mf-agenda .
#   docker run -e RELEASE_STORE=s3://… -e AWS_ACCESS_KEY_ID=… -e AWS_SECRET_ACCESS_KEY=… complice/web:mf-agenda
#   --build-arg NODE_IMAGE=node:24-slim@sha256:… pins the base image.

ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /all
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests/

FROM ${NODE_IMAGE} AS packages
WORKDIR /complice
COPY --from=manifests /manifests ./
RUN npm ci --ignore-scripts

FROM ${NODE_IMAGE}
# The smoke test of a release looks at it in a browser.
RUN apt-get update && apt-get install -y --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*
WORKDIR /complice
COPY --from=packages --chown=node:node /complice ./
COPY --chown=node:node . .
RUN mkdir -p /srv/complice && chown node:node /srv/complice
ARG AREA=shell
ENV AREA=$AREA RELEASE_STORE=/srv/complice
USER node
CMD ["sh", "-c", "exec node --disable-warning=ExperimentalWarning platform/release/area.ts publish \"$AREA\""]
