# Builds the site and serves it with nginx: docs/deploying/container.md.

FROM node:24-bookworm-slim AS build
# Node 26, which npm installs, links against libatomic; the slim image lacks it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_ORIGIN=""
ARG BASE_PATH="/"
ARG OFFLINE_COPY="on"
RUN OUT_DIR="/published$BASE_PATH" npm run --silent build \
 && LISTEN=8080 ROOT=/usr/share/nginx/html npm run --silent nginx-config > /site.conf

# nginx without root: user 101, port 8080.
FROM nginxinc/nginx-unprivileged:stable-alpine
ARG BASE_PATH="/"
ENV BASE_PATH=$BASE_PATH
COPY --from=build /site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /published /usr/share/nginx/html
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD wget -q -O /dev/null "http://127.0.0.1:8080$BASE_PATH" || exit 1
