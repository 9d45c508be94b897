/**
 * The independent check, as served at /record/check.py and printed in docs/record.md (a test compares them). It uses
 * Python's own library and `openssl`, and nothing of this site.
 */
export const CHECK_SCRIPT = String.raw`import base64, hashlib, json, re, subprocess, sys, tempfile, urllib.request

def get(path): return urllib.request.urlopen(sys.argv[1] + "/record/" + path).read().decode()
def node(left, right): return hashlib.sha256(b"\x01" + left + right).digest()
def split(size): return 1 << (size - 1).bit_length() - 1  # RFC 9162, 2.1.1: leaves of the left subtree
def file(data): f = tempfile.NamedTemporaryFile(); f.write(data); f.flush(); return f

def head(note):  # a signed note: text, empty line, signature after a key id of 4 bytes
    text, signature = note.rsplit("\n\n", 1)
    sig, msg = file(base64.b64decode(signature.split()[2])[4:]), file((text + "\n").encode())
    keys = [file(k.encode()) for k in re.findall("-----BEGIN.*?END PUBLIC KEY-----", get("key"), re.S)]
    assert any(subprocess.run(["openssl", "pkeyutl", "-verify", "-pubin", "-rawin", "-inkey", k.name, "-in", msg.name,
        "-sigfile", sig.name], capture_output=True).returncode == 0 for k in keys), "signature"
    return int(text.split("\n")[1]), base64.b64decode(text.split("\n")[2])

def included(at, size, leaf, path):  # 2.1.3: the root of a tree with this leaf
    if size == 1: return leaf
    k, sibling = split(size), path.pop()
    return node(included(at, k, leaf, path), sibling) if at < k else node(sibling, included(at - k, size - k, leaf, path))

def grown(first, size, old, path, whole=True):  # 2.1.4: the roots of the first leaves and of all
    if first == size: return (old, old) if whole else (path[-1], path.pop())
    k, sibling = split(size), path.pop()
    then, now = grown(first, k, old, path, whole) if first <= k else grown(first - k, size - k, old, path, False)
    return (then, node(now, sibling)) if first <= k else (node(sibling, then), node(sibling, now))

(size, root), index = head(get("head")), int(sys.argv[2])
leaf = json.loads(get(f"entries?start={index}&count=1"))["entries"][0]["leaf"]
path = [bytes.fromhex(h) for h in json.loads(get(f"proof/inclusion?index={index}&size={size}"))["path"]]
assert included(index, size, hashlib.sha256(b"\x00" + leaf.encode()).digest(), path) == root and not path, "inclusion"
print(f"entry {index} is in the signed tree of {size}: {leaf}")
if len(sys.argv) > 3:  # a file with a head that was kept earlier
    first, before = head(open(sys.argv[3], encoding="utf-8").read())
    path = json.loads(get(f"proof/consistency?first={first}&second={size}"))["path"] if first else []
    path = [bytes.fromhex(h) for h in path]
    assert first == 0 or grown(first, size, before, path) == (before, root) and not path, "consistency"
    print(f"the tree of {first} is where it was in the tree of {size}")
`;
