/** The origin of the API: the page's own origin, with its cookies. */
export const apiOrigin = location.origin
export const credentials: RequestCredentials = 'same-origin'
