# The site with its own server and page-view counter (docs/deploy.md).
FROM node:22-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci
COPY . .
# A release needs nothing of the checkout; `release` is a link to it.
RUN npm run build && cp -rL release /release

FROM node:22-slim
COPY --from=build /release /site
RUN mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 PORT=8000 PAGE_VIEWS_DB=/data/page-views.db
VOLUME /data
USER node
WORKDIR /site
EXPOSE 8000
# Any answer will do: pages are served also while views cannot be stored, which is a 503 here.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).catch(() => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "server.cjs"]
