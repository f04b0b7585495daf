/**
 * Returns when the visitor first saw the form, in milliseconds since the page was opened (`performance.now()`).
 * Returns 0 if the server-rendered page (`#composed`) has the form, which was then visible from the start. The
 * server-rendered search is ignored: unlike this form, it has an `action`.
 */
export const formShownAtMs = (): number =>
  document.querySelector('#composed form:not([action])') ? 0 : performance.now()
