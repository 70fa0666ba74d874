FROM node:22-bookworm-slim AS build
WORKDIR /oubliette
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OUBLIETTE_DATA=/data
WORKDIR /oubliette
COPY --from=build /oubliette/package.json /oubliette/LICENSE ./
COPY --from=build /oubliette/node_modules node_modules
COPY --from=build /oubliette/dist dist
# `oubliette print` sets the rulebooks.
COPY --from=build /oubliette/games games
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# What hundreds of matches leave behind every second is swept up in fewer, larger rounds.
CMD ["node", "--max-semi-space-size=64", "dist/cli.js", "serve"]
