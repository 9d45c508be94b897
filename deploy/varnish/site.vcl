vcl 4.1;

# Varnish 7 in front of the site (docs/shared-caches.md). Start it with -p http_gzip_support=off: the site's own
# Brotli and gzip forms are stored.

import std;

# What the headers of visitors mean: written by `npm run gateway` from the tables of the site.
include "visitors.vcl";

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  # The site's own deadlines are shorter, except for forms with files.
  .first_byte_timeout = 200s;
  .between_bytes_timeout = 30s;
  .probe = {
    .url = "/api/health";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Where publications come from: the machines of the site (PURGE_URL=http://…/.purge).
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (req.method != "POST" || client.ip !~ purgers) {
      return (synth(404));
    }
    set req.http.X-Tags = regsuball(req.http.Surrogate-Key, "[^a-z0-9:_ -]", "");
    if (req.http.X-Tags ~ "^ *$") {
      return (synth(400));
    }
    # `obj.` alone: such bans are worked off in the background.
    ban("obj.http.X-Tags ~ ,(" + regsuball(req.http.X-Tags, " +", "|") + "),");
    return (synth(200));
  }
  unset req.http.X-Tags;

  call name_device;
  call choose_encoding;

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  call pass_chosen;

  # Old pages are for the time when the site does not answer.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 5s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "no-store|private") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 1s);
  }
  set beresp.grace = 7d;
  set beresp.http.X-Tags = "," + beresp.http.Cache-Tag + ",";
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.X-Tags;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  # Caches further down do not know the word.
  set resp.http.Vary = regsub(resp.http.Vary, "X-Device", "User-Agent, Sec-CH-UA-Mobile");
  if (resp.http.Vary == "") {
    unset resp.http.Vary;
  }
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "30";
  set beresp.http.X-Content-Type-Options = "nosniff";
  call allow_down_page;
  # The page with the hotline that the gateway shows as well (docs/shared-caches.md).
  set beresp.body = std.fileread("/etc/varnish/unavailable.html");
  return (deliver);
}
