/** For a page: after two frames everything that the site decides from sizes and scrolling is decided. */
export const twoFrames = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
