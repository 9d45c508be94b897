/** A separate module, so that it is loaded only when a file is hashed. */
export { md5 } from '@noble/hashes/legacy.js';
export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex } from '@noble/hashes/utils.js';
