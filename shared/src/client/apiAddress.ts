/** The origin of the API, which is the page's, so that cookies are sent. */
export const apiOrigin = location.origin
export const credentials: RequestCredentials = 'same-origin'
