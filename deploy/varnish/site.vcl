vcl 4.1;

# Varnish 7 in front of the site (docs/shared-caches.md). Start it with -p http_gzip_support=off: the site's own
# Brotli and gzip forms are stored. Patterns and cookies are those of the site; scripts/varnish.test.ts compares.

import std;

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

  # One word instead of the whole user agent. The visitor's own window, kept in a cookie, outweighs it.
  unset req.http.X-Device;
  if (req.http.Cookie ~ "(^|; *)device=(mobile|desktop)(;|$)") {
    set req.http.X-Device = regsub(req.http.Cookie, "^(?:.*; *)?device=(mobile|desktop)(?:;.*)?$", "\1");
  } elsif (req.http.Sec-CH-UA-Mobile == "?1" || req.http.User-Agent ~ "(?i)Mobile|iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Phone|BlackBerry|Opera Mini|IEMobile") {
    set req.http.X-Device = "mobile";
  } else {
    set req.http.X-Device = "desktop";
  }
  if (req.http.X-Device == "desktop" && req.http.User-Agent !~ "(?i)iPhone|iPad|Android|Mobile") {
    if (req.http.User-Agent ~ "(?i)Windows NT") {
      set req.http.X-Device = "windows";
    } elsif (req.http.User-Agent ~ "(?i)Macintosh|Mac OS X") {
      set req.http.X-Device = "mac";
    }
  }

  if (req.http.Accept-Encoding ~ "\bbr\b(?!;q=0)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!;q=0)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What these visitors chose decides over the page or its language.
  if (req.http.Cookie ~ "(^|; *)(version=elder|look=|lang=1)") {
    return (pass);
  }
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
  set beresp.http.Content-Security-Policy = "default-src 'none'";
  # The page with the hotline that the gateway shows as well (docs/shared-caches.md).
  set beresp.body = std.fileread("/etc/varnish/unavailable.html");
  return (deliver);
}
