/**
 * Since when the form is shown, in milliseconds of the document. While the composed text stands, it has been there from the
 * start: what was typed in it goes on in the live form.
 */
export const shownSinceMs = (): number =>
  document.querySelector('#composed form:not([action])') ? 0 : performance.now()
