/** When the form became visible, in milliseconds since the page was opened (`performance.now()`). It is 0 while the server-rendered form is in the page: the React form takes over its input. */
export const shownSinceMs = (): number =>
  document.querySelector('#composed form:not([action])') ? 0 : performance.now()
