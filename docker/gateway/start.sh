#!/bin/sh
# Fills nginx.conf.template from the environment and runs nginx; further arguments are directives of its main context.
#   API_SERVERS    "api-1:4001 api-2:4001": the replicas, called in turn
#   API_NAME       instead of them, "api-replicas:4001": a host name that resolves to all replicas, looked up again each
#                  second by API_RESOLVER, the address of a DNS server
#   PUBLIC_URL, TILES_URL, TILES_ATTRIBUTION, AREA_ORIGINS, ANALYTICS_ID, TRUST_PROXY: as in docs/operations.md
#   SITE, LISTEN, WORKERS, RUN_DIR: folder to serve, port, number of worker processes, and a writable folder
set -eu

: "${SITE:=/srv/complice}" "${LISTEN:=8080}" "${WORKERS:=auto}" "${RUN_DIR:=/tmp/complice-gateway}"
: "${TRUST_PROXY:=0}" "${PUBLIC_URL:=}" "${TILES_URL:=}" "${TILES_ATTRIBUTION:=}" "${AREA_ORIGINS:=}" "${ANALYTICS_ID:=}"
: "${API_SERVERS:=}" "${API_NAME:=}" "${API_RESOLVER:=}"

if [ -n "$API_NAME" ]; then
  API_REPLICAS="resolver $API_RESOLVER valid=1s ipv6=off; map '' \$api_replicas { default $API_NAME; }"
else
  API_REPLICAS='upstream complice_api {'
  # max_fails=0: no replica is ever marked as down, since two failures in one second would leave none.
  for server in ${API_SERVERS:?Give API_SERVERS or API_NAME}; do
    API_REPLICAS="$API_REPLICAS server $server max_fails=0;"
  done
  API_REPLICAS="$API_REPLICAS keepalive 64; } map '' \$api_replicas { default complice_api; }"
fi

AREA_SOURCES=''
for origin in $(printf %s "$AREA_ORIGINS" | tr , ' '); do AREA_SOURCES="$AREA_SOURCES $origin"; done

TILES_SOURCE=''
[ -z "$TILES_URL" ] || TILES_SOURCE=" $(printf %s "$TILES_URL" | sed -E 's#^https://\{s\}\.#https://*.#; s#\{s\}\.##; s#^(https?://[^/{}]+).*#\1#')"

# CSP sources, as in platform/gateway/analytics.ts.
ANALYTICS_SCRIPTS='' ANALYTICS_CONNECTIONS='' ANALYTICS_IMAGES=''
if [ -n "$ANALYTICS_ID" ]; then
  printf %s "$ANALYTICS_ID" | grep -Eqx 'G-[A-Z0-9]{4,16}' || { echo 'ANALYTICS_ID is no id of Google Analytics 4 (G-…, in capitals).' >&2; exit 1; }
  ANALYTICS_SCRIPTS=' https://www.googletagmanager.com'
  ANALYTICS_CONNECTIONS=' https://*.google-analytics.com https://*.analytics.google.com'
  ANALYTICS_IMAGES=' https://*.google-analytics.com'
fi

HSTS=''
case "$PUBLIC_URL" in https:*) HSTS='max-age=31536000; includeSubDomains' ;; esac

mkdir -p "$RUN_DIR"
text() { printf %s "$1" | sed -E 's/[\"]/\\&/g'; }
if [ -n "$TILES_URL" ]; then
  printf '{"tilesUrl":"%s","tilesAttribution":"%s"}' "$(text "$TILES_URL")" "$(text "$TILES_ATTRIBUTION")" > "$RUN_DIR/settings.json"
else
  printf '{}' > "$RUN_DIR/settings.json"
fi

export SITE LISTEN WORKERS RUN_DIR TRUST_PROXY API_REPLICAS AREA_SOURCES TILES_SOURCE ANALYTICS_SCRIPTS ANALYTICS_CONNECTIONS ANALYTICS_IMAGES HSTS
envsubst '$SITE $LISTEN $WORKERS $RUN_DIR $TRUST_PROXY $API_REPLICAS $AREA_SOURCES $TILES_SOURCE $ANALYTICS_SCRIPTS $ANALYTICS_CONNECTIONS $ANALYTICS_IMAGES $HSTS' < "$(dirname "$0")/nginx.conf.template" > "$RUN_DIR/nginx.conf"
exec nginx -e stderr -c "$RUN_DIR/nginx.conf" -g "daemon off; $*"
