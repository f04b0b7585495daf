/** Returns when the form became visible, in milliseconds since the page was opened (`performance.now()`). Returns 0 while the server-rendered form is in the page, since the React form takes over its values. */
export const shownSinceMs = (): number =>
  document.querySelector('#composed form:not([action])') ? 0 : performance.now()
