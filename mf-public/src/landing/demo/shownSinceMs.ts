/**
 * Returns when the visitor first saw the form, in milliseconds since the page was opened (`performance.now()`).
 * Returns 0 if the server-rendered form is in the page, since it was visible from the start.
 */
export const shownSinceMs = (): number =>
  document.querySelector('#composed form:not([action])') ? 0 : performance.now()
