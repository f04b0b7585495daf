/** Where the API answers: the page's own origin, with its cookies. */
export const apiOrigin = location.origin
export const credentials: RequestCredentials = 'same-origin'
