/**
 * The independent check, as served at /record/check.py and printed in docs/record.md (a test compares them). It uses
 * Python's own library and `openssl`, and nothing of this site.
 */
export const CHECK_SCRIPT = String.raw`import base64, hashlib, json, re, subprocess, sys, tempfile, urllib.request

def get(path): return urllib.request.urlopen(sys.argv[1] + "/record/" + path).read().decode()
def sha(data): return hashlib.sha256(data).digest()
def node(left, right): return sha(b"\x01" + left + right)
def file(data): f = tempfile.NamedTemporaryFile(); f.write(data); f.flush(); return f

def head(note):  # a signed note: text, empty line, signature after a key id of 4 bytes
    text, signature = note.rsplit("\n\n", 1)
    sig, msg = file(base64.b64decode(signature.split()[2])[4:]), file((text + "\n").encode())
    keys = [file(k.encode()) for k in re.findall("-----BEGIN.*?END PUBLIC KEY-----", get("key"), re.S)]
    assert any(subprocess.run(["openssl", "pkeyutl", "-verify", "-pubin", "-rawin", "-inkey", k.name, "-in", msg.name,
        "-sigfile", sig.name], capture_output=True).returncode == 0 for k in keys), "signature"
    return int(text.split("\n")[1]), base64.b64decode(text.split("\n")[2])

def climb(start, path, at, last):  # RFC 9162, 2.1.3.2 and 2.1.4.2: roots of the smaller and of the larger tree
    old = new = start
    for h in map(bytes.fromhex, path):
        assert last > 0, "path is too long"
        if at % 2 or at == last:
            old, new = node(h, old), node(h, new)
            while at % 2 == 0 and at: at, last = at // 2, last // 2
        else: new = node(new, h)
        at, last = at // 2, last // 2
    assert last == 0, "path is too short"
    return old, new

size, root = head(get("head"))
index = int(sys.argv[2])
leaf = json.loads(get(f"entries?start={index}&count=1"))["entries"][0]["leaf"]
proof = json.loads(get(f"proof/inclusion?index={index}&size={size}"))
assert climb(sha(b"\x00" + leaf.encode()), proof["path"], index, size - 1)[1] == root, "inclusion"
print(f"entry {index} is in the signed tree of {size}: {leaf}")
if len(sys.argv) > 3:  # a file with a head that was kept earlier
    first, before = head(open(sys.argv[3], encoding="utf-8").read())
    if first in (0, size): assert first == 0 or before == root, "consistency"
    else:
        path = json.loads(get(f"proof/consistency?first={first}&second={size}"))["path"]
        at, last = first - 1, size - 1
        while at % 2: at, last = at // 2, last // 2
        start = bytes.fromhex(path.pop(0)) if at else before
        assert climb(start, path, at, last) == (before, root), "consistency"
    print(f"the tree of {first} is where it was in the tree of {size}")
`;
