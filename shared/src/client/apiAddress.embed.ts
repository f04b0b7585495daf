const script = document.currentScript

/** The origin from which the embed's script was loaded; on a partner's page, no cookies are sent. */
export const apiOrigin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin
export const credentials: RequestCredentials = 'omit'
