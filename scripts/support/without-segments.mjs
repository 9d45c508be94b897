/**
 * A loader of the build, in place of the framework's `app-render/collect-segment-data.js`. The framework reads the data
 * of each page that it renders twice and renders every layout of it once more, as parts that its router may fetch in
 * advance. Links of the site are plain links, which never do (docs/adr/0062-no-parts-for-a-router.md).
 *
 * The only entry is the one that the framework's build looks for: no address leads to it.
 */
const WITHOUT = `
export const collectSegmentData = async () =>
  new Map([['/todo-remove-fake-segment/__PAGE__', Buffer.alloc(0)]]);
export const collectPrefetchHints = async () => null;
`;

export default () => WITHOUT;
