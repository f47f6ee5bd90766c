# The page, the wheel, and a small image with nothing but the server. `make image` builds it.

FROM node:24-slim AS page
WORKDIR /build
COPY . .
RUN cd web && npm ci --silent && npm run --silent build

FROM python:3.13-slim AS wheel
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
COPY --from=page /build/src/parlour/server/page src/parlour/server/page
# quick, full (many minutes) or pure: see hatch_build.py
ARG PARLOUR_ENGINE=quick
RUN deploy/build-wheel.sh /wheels

FROM python:3.13-slim
COPY requirements-image.lock deploy/install.sh /install/
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels /install/install.sh /opt/parlour /install/requirements-image.lock /wheels \
    && useradd --system --uid 10001 --home-dir /data --create-home parlour
USER parlour
WORKDIR /data
ENV PATH=/opt/parlour/bin:$PATH PARLOUR_HOST=0.0.0.0 PARLOUR_DB=sqlite:////data/parlour.db
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/health/ready', timeout=4)"]
CMD ["parlour", "serve"]
