/**
 * Before it hands a page to the store, the framework writes it as JSON to see how long that is, and uses the length for
 * nothing here. A buffer as JSON is a list of all its bytes as numbers, which took a tenth of the time of a rendering.
 * Nothing in this process sends buffers as JSON.
 */
export function shortenBuffersInJson(): void {
  Buffer.prototype.toJSON = function toJSON() {
    return { type: 'Buffer', data: [this.length] };
  };
}
