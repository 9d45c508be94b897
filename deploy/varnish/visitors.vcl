# Written by `npm run gateway` from the tables of the site; do not edit (docs/shared-caches.md).

# One word instead of the whole user agent. The visitor's own window, kept in a cookie, outweighs it.
sub name_device {
    unset req.http.X-Device;
    if (req.http.Cookie ~ "(?:^|;)\s*device=(mobile|desktop)\s*(?:;|$)") {
        set req.http.X-Device = regsub(req.http.Cookie, "^.*?(?:^|;)\s*device=(mobile|desktop)\s*(?:;|$).*$", "\1");
    } else if (req.http.Sec-CH-UA-Mobile == "?1") {
        set req.http.X-Device = "mobile";
    } else if (req.http.User-Agent ~ "(?i)Mobile|iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Phone|BlackBerry|Opera Mini|IEMobile") {
        set req.http.X-Device = "mobile";
    } else {
        set req.http.X-Device = "desktop";
    }
    if (req.http.X-Device == "desktop") {
        if (req.http.User-Agent ~ "(?i)iPhone|iPad|Android|Mobile") {
            set req.http.X-Device = "desktop";
        } else if (req.http.User-Agent ~ "(?i)Windows NT") {
            set req.http.X-Device = "windows";
        } else if (req.http.User-Agent ~ "(?i)Macintosh|Mac OS X") {
            set req.http.X-Device = "mac";
        } else {
            set req.http.X-Device = "desktop";
        }
    }
}

# The best of the forms that the site stores.
sub choose_encoding {
    if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

# What these visitors chose decides over the page or its language.
sub pass_chosen {
    if (req.http.Cookie ~ "(?:^|;)\s*version=(elder)\s*(?:;|$)" ||
        req.http.Cookie ~ "(?:^|;)\s*look=" ||
        req.http.Cookie ~ "(?:^|;)\s*lang=(1)\s*(?:;|$)") {
        return (pass);
    }
}

# The page with the hotline loads nothing and runs nothing; its style is its own.
sub allow_down_page {
    set beresp.http.Content-Security-Policy = "default-src 'none'; style-src 'sha256-iGArfSIQh3yPdzXLAUfHo19IdXODn80itrbU5YEkhqg='; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
}
